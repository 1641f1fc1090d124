internal import IntertitleLanguages

/// A question with what is put into the holes of the answer.
struct FormattedQuestion {
  let key: String
  let context: String?
  let table: String?
  let arguments: [TextArgument]
  var asker = KeyAsker.assignment
}

/// Who asks for a key: what there is to do where nobody has it depends on that.
enum KeyAsker: Hashable, Sendable {
  /// Code that assigns a text.
  case assignment
  /// Code that asks for a text, or the app's own bundle.
  case lookup
  /// A vendor's bundle, which named a table.
  case vendor(String, table: String)
}
