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
    return Locale(identifier: known.localeIdentifier(region: region))
  }
}

extension Language {
  private static let withFormats = Set(
    Locale.availableIdentifiers.map { $0.prefix { $0 != "_" && $0 != "-" } }
  )

  /// Whether Foundation knows how the language writes dates and numbers.
  fileprivate var hasFormats: Bool { Self.withFormats.contains(tag.prefix { $0 != "-" }) }

  /// The language with the person's region as Foundation reads it, and what of its extensions says
  /// how dates and numbers are written.
  ///
  /// Those stand behind all else, as keywords: behind the extensions of a tag a region would be one
  /// of them, and at some numbering systems in a tag a formatter of Linux traps.
  fileprivate func localeIdentifier(region own: String?) -> String {
    let region = region ?? own.flatMap { $0.isRegion ? $0 : nil }
    let subtags = ([language] + [script, region].compactMap { $0 } + variants)
      .joined(separator: "-")
    let names = [("ca", "calendar"), ("hc", "hours"), ("nu", "numbers")]
    let keywords = names.compactMap { key, name in keyword(key).map { "\(name)=\($0)" } }
    return subtags + (keywords.isEmpty ? "" : "@" + keywords.joined(separator: ";"))
  }

  /// What the tag says under a key of Unicode's extension; nil for a numbering system that
  /// Foundation does not have, at which a formatter traps as well.
  private func keyword(_ key: String) -> String? {
    guard let extensions = extensions.first(where: { $0.hasPrefix("u-") }) else { return nil }
    let parts = extensions.split(separator: "-").dropFirst().drop { $0 != key }.dropFirst()
    let value = parts.prefix { $0.count > 2 }.joined(separator: "-")
    guard !value.isEmpty, key != "nu" || Self.isNumberingSystem(value) else { return nil }
    return value
  }

  private static func isNumberingSystem(_ name: String) -> Bool {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else { return true }
    return Locale.NumberingSystem.availableNumberingSystems.contains { $0.identifier == name }
  }
}

extension String {
  /// Whether it has the shape of a region: two or three letters or digits.
  fileprivate var isRegion: Bool {
    (2...3).contains(utf8.count)
      && unicodeScalars.allSatisfy { $0.isASCII && ($0.properties.isAlphabetic || isDigit($0)) }
  }

  private func isDigit(_ scalar: Unicode.Scalar) -> Bool { ("0"..."9").contains(scalar) }
}
