package import IntertitleLanguages

/// Which language an app is written in, where its folders have to say so.
///
/// It is the one that is told, else `en`, else what `Base` stands for, else the first folder by name,
/// else the source language of a catalog.
package struct DevelopmentLanguage: Hashable, Sendable {
  /// Why it is that language.
  package enum Reason: Hashable, Sendable {
    /// It was told.
    case told
    /// There is a folder `en`, or a catalog has English.
    case english
    /// There is a folder `Base` and nobody says what it is in: it is read as English.
    case base
    /// It is the first of the folders, or the source language of a catalog.
    case first
    /// There is nothing to go by.
    case nothing
  }

  /// The language, as the tables have it.
  package let language: Language
  /// Why it is that one.
  package let reason: Reason

  /// Finds the language out.
  ///
  /// - Parameters:
  ///   - told: What somebody says; it is matched against what is there.
  ///   - folders: The names of language folders, with or without `.lproj`.
  ///   - catalogs: The languages of each catalog, its source language first.
  package init(told: Language?, folders: [String], catalogs: [[Language]] = []) {
    let ordered = folders.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let named = ordered.compactMap { Language(folder: $0) }
    let all = named + catalogs.flatMap(\.self)
    let english: Language = "en"
    if let told {
      (language, reason) = (Self.nearest(to: told, among: all), .told)
    } else if all.contains(english) {
      (language, reason) = (english, .english)
    } else if ordered.contains(where: { LanguageFolder($0) == .base }) {
      (language, reason) = (english, .base)
    } else if let first = named.first ?? catalogs.lazy.compactMap(\.first).first {
      (language, reason) = (first, .first)
    } else {
      (language, reason) = (english, .nothing)
    }
  }

  /// A language under the name that tables have it by: as CLDR matches, else itself.
  package static func nearest(to wanted: Language, among languages: [Language]) -> Language {
    if let same = languages.first(where: { $0 == wanted }) { return same }
    guard let match = LanguageMatcher(available: languages).match(wanted), !match.isDefault
    else { return wanted }
    return match.language
  }
}
