public import IntertitleLanguages

/// What a person asked for: to follow the system, or a language.
///
/// Following the system is a mode beside the choice: a choice made before is kept while the system
/// is followed, and comes back when it no longer is.
public struct LanguagePreference: Hashable, Sendable {
  /// Whether the system's languages decide.
  public var followsSystem: Bool
  /// The language that was chosen last, whether or not it is in use; nil where none ever was.
  public var choice: Language?

  /// Creates a preference.
  ///
  /// - Parameters:
  ///   - followsSystem: Whether the system's languages decide.
  ///   - choice: The language that was chosen last; nil where none ever was.
  public init(followsSystem: Bool, choice: Language?) {
    self.followsSystem = followsSystem
    self.choice = choice
  }

  /// Follow the system; nothing was ever chosen.
  public static let system = LanguagePreference(followsSystem: true, choice: nil)

  /// Use that language.
  ///
  /// - Parameter language: The language; need not be available.
  /// - Returns: The preference.
  public static func fixed(_ language: Language) -> LanguagePreference {
    LanguagePreference(followsSystem: false, choice: language)
  }
}

extension LanguagePreference: CustomStringConvertible {
  /// What was asked for in words: `fr`, `the system’s languages`, `the system’s languages, before
  /// that fr`.
  public var description: String {
    guard followsSystem else { return choice?.tag ?? "no language" }
    return "the system’s languages" + (choice.map { ", before that \($0.tag)" } ?? "")
  }
}

// A preference is stored as one value, so that no crash can come between its two halves:
// `fr`, `system`, or `system fr`; `fixed system` for a language of that name.
extension LanguagePreference {
  private static let systemWord = "system"
  private static let fixedWord = "fixed"

  var stored: String {
    guard followsSystem else {
      let tag = choice?.tag ?? Self.systemWord
      return tag == Self.systemWord && choice != nil ? "\(Self.fixedWord) \(tag)" : tag
    }
    return choice.map { "\(Self.systemWord) \($0.tag)" } ?? Self.systemWord
  }

  /// What is stored; nil where that is no tag.
  ///
  /// A language that nobody has data for is one: it is kept as it was asked for.
  init?(stored: String) {
    let words = stored.split(separator: " ").map(String.init)
    guard let first = words.first, words.count <= 2 else { return nil }
    followsSystem = first == Self.systemWord
    let isMarked = followsSystem || (first == Self.fixedWord && words.count == 2)
    guard isMarked || words.count == 1 else { return nil }
    choice = isMarked ? words.dropFirst().first.map { Language($0) } : Language(first)
    if let problem = choice?.problem, problem != .unknown { return nil }
  }
}
