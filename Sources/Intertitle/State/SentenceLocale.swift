internal import Foundation
internal import IntertitleLanguages

/// The one locale that a sentence's numbers, amounts and dates are written in.
///
/// It is the text's language with the region that was chosen, else with that of the person's settings,
/// where the language is written in that region at all: `1,234.5` stands in no Russian sentence.
struct SentenceLocale {
  /// The language with its region, and what its tag says of formats.
  private let language: Language
  let numbers: NumberStyle

  /// Finds out the locale of a text.
  ///
  /// A language that CLDR or Foundation has no data for is written as the development language is,
  /// else as English: formats would follow the environment.
  ///
  /// - Parameters:
  ///   - text: The language that the text is in.
  ///   - preference: What the person's choice and settings say.
  ///   - inUse: The language in use.
  ///   - development: The development language.
  init(
    of text: Language,
    _ preference: FormatPreference,
    beside inUse: Language,
    development: Language
  ) {
    let base = [text, development].first(where: \.hasFormats) ?? "en"
    let own = inUse.language == base.language ? [inUse, base] : [base]
    let regions = preference.regions + own.compactMap(\.region)
    let region = regions.first { base.isWritten(in: $0) }
    let keywords = (preference.wishes.filter { $0.language == base.language } + own).lazy
      .compactMap(\.keywords).first
    language = base.replacing(region: region, keywords: keywords)
    numbers = NumberStyle(language)
  }

  /// What Foundation's formatters are handed; the digits are those of ``numbers`` where Foundation has
  /// them.
  var locale: Locale {
    let plain = language.localeIdentifier(numbers: nil)
    guard Language.isNumberingSystem(numbers.system) else { return Locale(identifier: plain) }
    let locale = Locale(identifier: plain)
    if #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *),
      locale.numberingSystem.identifier == numbers.system
    {
      return locale
    }
    return Locale(identifier: language.localeIdentifier(numbers: numbers.system))
  }
}

extension Language {
  private static let withFormats = Set(
    Locale.availableIdentifiers.map { $0.prefix { $0 != "_" && $0 != "-" } }
  )
  /// What Foundation has data for: languages and regions, `zh-TW`.
  private static let pairs = Set(
    Locale.availableIdentifiers.map { identifier in
      let language = Language(identifier)
      return language.language + "-" + (language.region ?? "")
    }
  )

  /// Whether CLDR and Foundation know how the language writes dates and numbers.
  fileprivate var hasFormats: Bool {
    problem == nil && Self.withFormats.contains(tag.prefix { $0 != "-" })
  }

  /// Whether the language is written in a region: CLDR has numbers of it there, or Foundation has
  /// data, and its numbers are those that CLDR gives the language.
  ///
  /// For pairs of its own making, Russian in Germany, Foundation takes the region's separators.
  fileprivate func isWritten(in region: String) -> Bool {
    if region == self.region || NumberStyle.isSpecial(self, in: region) { return true }
    guard Self.pairs.contains(language + "-" + region) else { return false }
    let written = replacing(region: region, keywords: nil)
    let locale = Locale(identifier: written.localeIdentifier(numbers: nil))
    let numbers = NumberStyle(written)
    return locale.decimalSeparator == numbers.decimal.text
      && locale.groupingSeparator == numbers.group.text
  }

  fileprivate func replacing(region: String?, keywords: String?) -> Language {
    let subtags = [language, script, region].compactMap { $0 } + variants
    return Language((subtags + [keywords].compactMap { $0 }).joined(separator: "-"))
  }

  /// The language as Foundation reads it, with what of its keywords says how dates are written.
  ///
  /// Those stand behind all else: behind the extensions of a tag a region would be one of them, and at
  /// some numbering systems in a tag a formatter of Linux traps.
  ///
  /// - Parameter system: A numbering system to ask for; nil for what Foundation takes.
  /// - Returns: The identifier.
  fileprivate func localeIdentifier(numbers system: String?) -> String {
    let subtags = ([language] + [script, region].compactMap { $0 } + variants)
      .joined(separator: "-")
    let named = [("ca", "calendar"), ("hc", "hours")].compactMap { key, name in
      keyword(key).map { "\(name)=\($0)" }
    }
    let keywords = named + (system.map { ["numbers=\($0)"] } ?? [])
    return subtags + (keywords.isEmpty ? "" : "@" + keywords.joined(separator: ";"))
  }

  /// What the tag says under a key of Unicode's extension.
  private func keyword(_ key: String) -> String? {
    guard let keywords else { return nil }
    let parts = keywords.split(separator: "-").dropFirst().drop { $0 != key }.dropFirst()
    let value = parts.prefix { $0.count > 2 }.joined(separator: "-")
    return value.isEmpty ? nil : value
  }

  /// Whether Foundation has a numbering system; at others a formatter traps.
  fileprivate static func isNumberingSystem(_ name: String) -> Bool {
    guard #available(macOS 13, iOS 16, tvOS 16, watchOS 9, *) else { return true }
    return Locale.NumberingSystem.availableNumberingSystems.contains { $0.identifier == name }
  }
}
