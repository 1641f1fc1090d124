/// The key that a text was answered for: of a finished text not the words that code assigned.
package struct AnsweredKey: Sendable {
  /// The key as it stands in the table.
  package let key: String
  /// The table; nil for the main table.
  package let table: String?
  /// Whose text it is, however it was found.
  package let kind: TextOrigin.Kind

  package init(_ key: String, table: String?, kind: TextOrigin.Kind) {
    (self.key, self.table, self.kind) = (key, table, kind)
  }
}

/// A source that can tell for which key it gave an answer.
package protocol KeyedSource: TextSource {
  /// The key of an answer; nil where this source did not give it.
  func answeredKey(of origin: TextOrigin) -> AnsweredKey?
}

extension TextSource {
  /// The key of an answer of this source, or of the one that it stands in front of; nil where there is
  /// no telling.
  func answeredKey(of origin: TextOrigin) -> AnsweredKey? {
    guard origin.entry != nil else { return nil }
    if let keyed = self as? any KeyedSource { return keyed.answeredKey(of: origin) }
    return base?.answeredKey(of: origin)
  }
}
