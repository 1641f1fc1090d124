internal import Foundation
public import IntertitleLanguages

/// A language as a person finds it in a list of languages.
public struct AvailableLanguage: Hashable, Sendable {
  /// The language.
  public let language: Language

  init(_ language: Language) {
    self.language = language
  }

  /// The direction in which it is written.
  public var direction: Language.Direction { language.direction }

  /// Its name in the language itself: `Deutsch`, `简体中文`; the tag where nobody knows one.
  public var ownName: String { name(in: language) }

  /// Its name in another language: `German` in English; the tag where nobody knows one.
  ///
  /// - Parameter other: The language to name it in.
  /// - Returns: The name, from Foundation's data.
  public func name(in other: Language) -> String {
    Locale(identifier: other.tag).localizedString(forIdentifier: language.tag) ?? language.tag
  }
}

extension AvailableLanguage: Comparable {
  /// Orders by own name, as a person expects a list to be; by tag where two names are equal.
  ///
  /// - Complexity: Foundation is asked for both names.
  public static func < (first: AvailableLanguage, second: AvailableLanguage) -> Bool {
    (first.ownName.lowercased(), first.language.tag)
      < (second.ownName.lowercased(), second.language.tag)
  }
}

extension AvailableLanguage: CustomStringConvertible {
  /// The name in the language itself, and the tag.
  public var description: String { "\(ownName) (\(language))" }
}
