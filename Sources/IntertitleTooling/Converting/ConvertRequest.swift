package import IntertitleLanguages
package import IntertitleTables

/// What `convert` is asked to do.
package struct ConvertRequest {
  /// The file to convert.
  let path: String
  /// What to write.
  package let format: DocumentFormat
  /// Where to; nil for standard output.
  package let output: String?
  /// The language that the call tells.
  let language: Language?
  /// What files are translated from that are no catalogs.
  let development: Language
  /// How the file's bytes stand for characters, where the call tells it.
  let encoding: TextEncoding?
  /// Whether an output that holds something else is replaced.
  let isForced: Bool

  /// Describes a conversion.
  package init(
    path: String,
    format: DocumentFormat,
    output: String?,
    language: Language?,
    development: Language,
    encoding: TextEncoding?,
    isForced: Bool = false
  ) {
    self.path = path
    self.format = format
    self.output = output
    self.language = language
    self.development = development
    self.encoding = encoding
    self.isForced = isForced
  }

  /// The file, pipe or device that is written to; nil for standard output.
  ///
  /// - Throws: ``CommandFailure/unwritable(_:)`` where it is a folder, or the file that is converted, by
  ///   whatever path.
  package var namedOutput: NamedOutput? {
    get throws(CommandFailure) {
      guard let output else { return nil }
      return try NamedOutput(output, from: [path], replacing: format.opening, isForced: isForced)
    }
  }

  /// A warning where the output's name promises another format; none elsewhere.
  package var doubtfulName: [Diagnostic] {
    guard let output, let promised = DocumentFormat(fileName: output), promised != format
    else { return [] }
    let sentence = "holds \(format.rawValue), though its name says \(promised.rawValue)"
    return [Diagnostic(.warning, rule: "output-name", sentence, path: output)]
  }
}
