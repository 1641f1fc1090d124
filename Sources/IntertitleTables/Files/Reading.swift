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

  /// A file that is larger than entries can address: no entries, and why.
  static func tooLarge(_ path: String) -> Self {
    let error = StringFileError.tooLarge(path: path)
    let storage = EntryStorage(TextArena(count: 0), EntryRecords(capacity: 0))
    storage.makeIndex(keepingBefore: .max) { _, _ in }
    return Reading(
      path: path,
      format: .strings,
      encoding: .utf8,
      hasByteOrderMark: false,
      storage: storage,
      diagnostics: [
        Diagnostic(.error, rule: "too-large", error.reason, path: path).namingItsTable
      ],
      isAcceptedByApple: false
    )
  }
}
