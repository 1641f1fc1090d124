public import Intertitle

/// Texts of one language in memory, for a chain that runs without a localizer; it counts what it is
/// asked.
///
/// ```swift
/// let source = CountingTextSource("fr", ["Wallet": "Portefeuille"])
/// let chain: TextChain = [.lookup]
/// chain.resolve(TextAssignment("Wallet", source: source)).text  // "Portefeuille"
/// source.lookups.count(of: "Wallet")                            // 1
/// ```
public final class CountingTextSource: TextSource {
  /// The language that is answered in.
  public let language: Language
  private let texts: [String: String]
  private let tables: [String: [String: String]]
  private let counted = Locked(LookupCount())
  private let reported = Locked<[Diagnostic]>([])

  /// Creates texts.
  ///
  /// - Parameters:
  ///   - language: The language that they are in.
  ///   - texts: The main table.
  ///   - tables: The other tables by their names.
  public init(
    _ language: Language,
    _ texts: [String: String] = [:],
    tables: [String: [String: String]] = [:]
  ) {
    self.language = language
    self.texts = texts
    self.tables = tables
  }

  /// What was asked for so far.
  public var lookups: LookupCount { counted.withLock { $0 } }

  /// What was reported so far.
  public var diagnostics: [Diagnostic] { reported.withLock { $0 } }

  /// Answers from the table, and counts the question.
  public func answer(forKey key: String, table: String?) -> TextResolution? {
    counted.withLock { $0.add(key, table) }
    let text = table.map { tables[$0]?[key] } ?? texts[key]
    return text.map { TextResolution($0, origin: TextOrigin(.table)) }
  }

  /// Finds nothing, and counts the question.
  public func recover(_ text: FinishedText) -> TextRecovery {
    counted.withLock { $0.add(text.words, text.table) }
    return .none
  }

  /// Keeps the diagnostic.
  public func report(_ diagnostic: Diagnostic) {
    reported.withLock { $0.append(diagnostic) }
  }
}
