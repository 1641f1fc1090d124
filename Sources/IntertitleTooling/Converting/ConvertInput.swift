internal import Foundation
package import IntertitleLanguages
internal import IntertitleTables

/// The file that is converted, read.
package struct ConvertInput {
  /// Its entries, each with its language.
  package let document: StringDocument
  /// The language to write; nil for all.
  package let language: Language?
  /// What is wrong with the file.
  package let diagnostics: [Diagnostic]

  /// Reads the file.
  ///
  /// - Throws: ``CommandFailure/unreadable(_:)`` where it cannot be read or gives nothing but
  ///   errors, ``CommandFailure/words(_:)`` where it lacks the language that the call tells.
  package init(_ request: ConvertRequest) throws(CommandFailure) {
    let file = try Self.read(request)
    diagnostics = file.diagnostics
    guard !file.isCatalog else {
      let document = StringDocument(file)
      self.document = document
      language = try request.language.map { told throws(CommandFailure) in
        try document.language(told)
      }
      return
    }
    let own = request.language ?? Self.language(ofFolderIn: request.path) ?? request.development
    var document = StringDocument(sourceLanguage: request.development, path: file.path)
    document.add(file, language: Language(own.tag))
    self.document = document
    language = own
  }

  /// Reads the file, unless converting it would only spread what is wrong with it.
  private static func read(_ request: ConvertRequest) throws(CommandFailure) -> StringFile {
    let path = request.path
    if let format = DocumentFormat(fileName: path), !format.isReadable {
      throw .unreadable("\(format.rawValue) is written by this command and not read", path)
    }
    let file: StringFile
    do {
      file = try StringFile(contentsOf: path, encoding: request.encoding)
    } catch {
      throw .unreadable(error.diagnostic)
    }
    if let fault = file.fault { throw .unreadable(fault) }
    if file.entries.isEmpty, let fault = file.diagnostics.first(where: { $0.severity == .error }) {
      throw .unreadable(fault)
    }
    return file
  }

  /// What the `.lproj` folder that a file lies in says; nil where there is none, and for `Base`.
  private static func language(ofFolderIn path: String) -> Language? {
    let whole = URL(fileURLWithPath: path).standardizedFileURL.path
    return TableFile.languageFolder(of: whole).flatMap { Language(folder: $0) }
  }
}

extension DocumentFormat {
  /// Whether there is a reader for files of such names.
  package var isReadable: Bool {
    StringFileReaders.standard.endings.contains(where: endings.contains)
  }
}

extension StringDocument {
  /// The document's own name for a language.
  ///
  /// - Throws: ``CommandFailure/words(_:)`` where it has none that means the same.
  fileprivate func language(_ told: Language) throws(CommandFailure) -> Language {
    let known = languages
    guard let found = known.counterpart(of: told) else {
      let names = known.map { $0.spelling.shown }.atMost(21).listed
      throw .words(
        "\(told.spelling.inApostrophes) is not in \(path ?? "the file"), which has \(names)"
      )
    }
    return found
  }
}

extension CommandFailure {
  fileprivate static func unreadable(_ reason: String, _ path: String) -> CommandFailure {
    .unreadable(
      Diagnostic(.error, rule: "unreadable", "cannot be read: \(reason)", path: path).namingItsTable
    )
  }
}
