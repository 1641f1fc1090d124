internal import Foundation
internal import IntertitleLanguages
internal import IntertitleTables

/// Tells figures from words, as the languages write them in which an app may show them.
///
/// An app formats its dates for the person's locale or for the language in use, and shows them through
/// a label like any other text; they are no keys that somebody forgot.
struct Figures: Sendable {
  private static let known = Locked<[String: FigureWords]>([:])
  private static let limit = 50

  private let languages: [Language]

  /// - Parameter languages: Those in which texts may be shown; the system's own comes to them.
  init(_ languages: [Language]) {
    self.languages = languages
  }

  /// Whether a text is a number, a date, a time, an amount, or has no letter at all; so is a pattern
  /// that will be nothing else.
  func isFigure(_ text: String) -> Bool {
    !Format(text).hasWords
      || FigureWords.isFigure(text) {
        Set(languages.map(\.localeIdentifier) + [Locale.current.identifier]).map(Self.words)
      }
  }

  private static func words(of identifier: String) -> FigureWords {
    if let words = known.withLock({ $0[identifier] }) { return words }
    let words = FigureWords(Locale(identifier: identifier))
    known.withLock { known in
      if known.count >= limit { known = [:] }
      known[identifier] = words
    }
    return words
  }
}

extension Language {
  /// What Foundation reads; without extensions, at some of which its formatters trap.
  fileprivate var localeIdentifier: String {
    [language, script, region].compactMap(\.self).joined(separator: "-")
  }
}
