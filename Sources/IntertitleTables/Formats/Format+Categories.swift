public import IntertitleLanguages

extension Format {
  /// Categories that a language has and for which a variable has neither a form nor `other`.
  ///
  /// A rendering in such a category leaves the variable as it is written.
  ///
  /// - Parameter language: The language that the forms are in.
  /// - Returns: The categories, in their order; empty for formats without variables.
  public func unusableCategories(in language: Language) -> [PluralCategory] {
    let rules = variables?.all.filter { $0.rule == .plural && $0.form(.other) == nil } ?? []
    return language.pluralCategories.filter { category in
      rules.contains { $0.form(category) == nil }
    }
  }
}
