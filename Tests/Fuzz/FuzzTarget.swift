import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// What libFuzzer calls with each input; the first argument of the build says which reader it is
/// for, by the extension that the file pretends to have, and whether the file is linted as well.
///
/// Nothing may trap, hang or read beyond the input, and whatever is read must be whole: every entry
/// can be asked for, every key finds an entry, every place is a place of the file.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeRawBufferPointer(start: start, count: count)
  let file = StringFile(bytes: bytes, path: fuzzedPath)
  let table = StringTable(folding: [.init(language: "en", file: file)])
  var length = 0
  for entry in file.entries {
    length &+= entry.key.utf8.count &+ entry.text.utf8.count
    precondition(entry.line ?? 1 >= 1 && entry.column ?? 1 >= 1)
    if file.languages.isEmpty { precondition(table.text(forKey: entry.key) != nil) }
  }
  for key in table.keys { precondition(table.text(forKey: key) != nil) }
  let source = StringTable.Source(language: "en", file: file)
  for against in [table, StringTable(folding: [])] {
    length &+= UnfitEntries(in: source, against: against).diagnostics.count
  }
  #if FUZZ_LINT
    let other = StringFile(bytes: bytes, path: "fr.lproj/T.strings")
    let subject = LintSubject(path: "", files: [file, other])
    for finding in Linter().findings(in: subject) { length &+= "\(finding)".utf8.count }
  #endif
  for diagnostic in file.diagnostics { length &+= diagnostic.description.utf8.count }
  precondition(length >= 0)
  return 0
}

#if FUZZ_STRINGS || FUZZ_LINT
  private let fuzzedPath = "en.lproj/T.strings"
#elseif FUZZ_XML || FUZZ_BINARY
  private let fuzzedPath = "ru.lproj/T.stringsdict"
#else
  private let fuzzedPath = "T.xcstrings"
#endif
