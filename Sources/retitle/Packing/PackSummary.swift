import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// What `pack` wrote, as `pack --json` has it.
struct PackSummary: Encodable {
  let bytes: Int
  let entries: Int
  let files: Int
  let languages: [String]
  let path: String
  let sha256: String
  let vendors: [String]

  init(_ input: PackInput, _ request: PackRequest) {
    bytes = input.sealed.bytes.count
    entries = input.pack.entryCount
    files = input.pack.files.count
    languages = input.languages.map(\.tag)
    path = request.output
    sha256 = "\(input.sealed.hash)"
    vendors = Set(input.pack.files.compactMap(\.vendor)).sorted()
  }

  /// The same for people.
  var rows: [LabelledLines.Row] {
    let third =
      vendors.isEmpty
      ? [] : [LabelledLines.Row("vendors", StyledText(vendors.joined(separator: ", ")))]
    return [
      .init("file", StyledText(path), isPath: true),
      .init("languages", StyledText(languages.joined(separator: ", "))),
    ] + third + [
      .init("size", StyledText("\(entries) entries in \(files) files, \(bytes) bytes")),
      .init("SHA-256", StyledText(sha256), isPath: true),
    ]
  }
}
