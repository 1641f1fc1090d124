internal import IntertitleLanguages
internal import IntertitleTables

/// Finds percent signs that are meant as such and are read as the beginning of a placeholder.
///
/// `% s` and `%-i` are forms that printf knows: "100% sure" with an argument becomes nonsense, and
/// without one it prints memory. In a text that has real placeholders, or whose original has some,
/// it is a warning, else a note.
///
/// ```
/// "offer" = "50% off %@";      // "50%% off %@"
/// ```
public struct StrayPercentRule: LintRule {
  public let summary = LintRuleSummary(
    name: "stray-percent",
    severity: .warning,
    sentence: "A percent sign before a letter is taken for a placeholder: write %% in a text that"
      + " is formatted.",
    example: #""offer" = "50% off %@";"#
  )

  /// Creates the rule.
  public init() {}

  public func findings(in subject: LintSubject) -> [LintFinding] {
    subject.tables.flatMap { table in
      table.all.flatMap { texts in
        texts.entries.compactMap { entry in
          guard ByteSearch.first(0x25, in: entry.textBytes) != nil else { return nil }
          return look(at: entry, table.development)
        }
      }
    }
  }

  private func look(at entry: LintEntry, _ development: LintTexts?) -> LintFinding? {
    for text in entry.texts {
      let signs = PercentSigns(text)
      guard let stray = signs.stray else { continue }
      let isFormatted =
        signs.hasPlaceholder
        || development?.counterpart(of: entry).map { PercentSigns($0.text).hasPlaceholder } ?? false
      let sentence = """
        \(stray.inBackticks) in the value of \(entry.key.inQuotes) is taken for a placeholder: write %% \
        where the text is formatted
        """
      return finding(at: entry, sentence, isFormatted ? .warning : .note)
    }
    return nil
  }
}

/// What the percent signs of a text are.
private struct PercentSigns {
  /// The first one that is probably meant as such, with what follows.
  private(set) var stray: String?
  /// Whether there is a placeholder that is meant as one.
  private(set) var hasPlaceholder = false

  init(_ text: String) {
    let bytes = Array(text.utf8)
    var places: Set<Int> = []
    var index = 0
    while let percent = bytes[index...].firstIndex(of: 0x25) {
      let next = percent + 1 < bytes.count ? bytes[percent + 1] : 0
      let isBehindDigit = percent > 0 && (0x30...0x39).contains(bytes[percent - 1])
      index = percent + (next == 0x25 ? 2 : 1)
      guard next != 0x25 else { continue }
      let rest = bytes[(percent + 1)...]
      if let length = Self.strayLength(rest, isBehindDigit) {
        let shown = bytes[percent..<(percent + 1 + length)]
        places.insert(percent)
        if stray == nil { stray = String(decoding: shown, as: UTF8.self) }
      }
    }
    hasPlaceholder = Format(text).body.parts.contains { part in
      part.role != .literal && !places.contains(Int(part.offset))
    }
  }

  /// How long what follows a stray sign is up to the letter that printf would take.
  private static func strayLength(_ rest: ArraySlice<UInt8>, _ isBehindDigit: Bool) -> Int? {
    let flags = rest.prefix { $0 == 0x20 || (isBehindDigit && $0 == 0x2D) }
    guard let letter = rest.dropFirst(flags.count).first else { return nil }
    if flags.isEmpty { return isBehindDigit && rare.contains(letter) ? 1 : nil }
    return conversions.contains(letter) ? flags.count + 1 : nil
  }

  private static let conversions = Set("@diuoxXDUOeEfFgGaAcCsSp".utf8)
  /// Conversions that hardly any text uses.
  private static let rare = Set("oOeEgGaACSDUp".utf8)
}
