package import IntertitleLanguages
internal import IntertitleTables

/// What an app shows in a language: its own texts for it, its vendors', and where there are none those
/// of the languages that it falls back to.
package struct FallbackTexts: Sendable {
  private let table: StringTable

  /// Folds everything that answers in a language.
  ///
  /// - Complexity: Linear in the size of the texts.
  init(_ merge: TableMerge, _ language: Language) {
    let layers = AnswerLayers(merge.order, language) { merge.sources[$0].file }
    table = StringTable(folding: layers.mainAnswers.layers.map(\.source))
  }

  /// The text for a key, and the language that it is in; nil where the key itself is shown.
  package func text(forKey key: String) -> (text: String, language: Language)? {
    table.index(of: key).map { (table.text(at: $0), table.language(at: $0)) }
  }
}
