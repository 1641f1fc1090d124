internal import Foundation
internal import IntertitleLanguages

// The locale that Foundation's formatters are handed: never the machine's.
extension Snapshot {
  /// A language with the person's region.
  ///
  /// For a language that Foundation has no data for it is the development language, else English: a
  /// formatter would fall back to the language of the environment.
  func locale(for language: Language) -> Locale {
    let known = [language, library.development].first(where: \.hasFormats) ?? "en"
    let region = known.region == nil ? region.map { "-\($0)" } : nil
    return Locale(identifier: known.tag + (region ?? ""))
  }
}

extension Language {
  private static let withFormats = Set(
    Locale.availableIdentifiers.map { $0.prefix { $0 != "_" && $0 != "-" } }
  )

  /// Whether Foundation knows how the language writes dates and numbers.
  fileprivate var hasFormats: Bool { Self.withFormats.contains(tag.prefix { $0 != "-" }) }
}
