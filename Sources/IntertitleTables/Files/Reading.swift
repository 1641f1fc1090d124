internal import IntertitleLanguages

/// What a reader hands to ``StringFile``.
struct Reading {
  var path: String
  var format: StringFileFormat
  var encoding: TextEncoding
  var hasByteOrderMark: Bool
  var storage: EntryStorage
  var diagnostics: [Diagnostic]
  var isAcceptedByApple: Bool
}
