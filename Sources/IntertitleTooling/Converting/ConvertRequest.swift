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

  /// Describes a conversion.
  package init(
    path: String,
    format: DocumentFormat,
    output: String?,
    language: Language?,
    development: Language,
    encoding: TextEncoding?
  ) {
    self.path = path
    self.format = format
    self.output = output
    self.language = language
    self.development = development
    self.encoding = encoding
  }

  /// Makes sure that the file is not written over itself, nor over a folder or device.
  ///
  /// - Throws: ``CommandFailure/unwritable(_:)`` where the output is one of these, by whatever path.
  package func checkOutput() throws(CommandFailure) {
    guard let output, let own = RealPath(output) else { return }
    if own == RealPath(path) {
      throw .refused("is the file that is converted: give the output a name of its own", output)
    }
    guard own.isFile else { throw .refused("is no file that could be replaced", output) }
  }

  /// A warning where the output's name promises another format; none elsewhere.
  package var doubtfulName: [Diagnostic] {
    guard let output, let promised = DocumentFormat(fileName: output), promised != format
    else { return [] }
    let sentence = "holds \(format.rawValue), though its name says \(promised.rawValue)"
    return [Diagnostic(.warning, rule: "output-name", sentence, path: output)]
  }
}
