internal import IntertitleLanguages

/// A question with what is put into the holes of the answer.
struct FormattedQuestion {
  let key: String
  let context: String?
  let table: String?
  let arguments: [TextArgument]
}
