package import IntertitleLanguages

// What checks ask: whether they would check anything at all.
extension Localizer {
  /// Whether anything was loaded.
  package var hasTables: Bool { !tables.library.files.isEmpty }

  /// Whether two localizers share their tables, because one was derived from the other.
  package func isKin(to other: Localizer) -> Bool { family === other.family }

  /// Whether the language in use is one that was asked for, or differs in its region only.
  package func speaks(_ asked: Language) -> Bool {
    let (asked, own) = (asked.base.maximized, language.base.maximized)
    return asked.isEquivalent(to: own)
      || asked.language == own.language && asked.script == own.script
  }
}
