package import IntertitleLanguages
package import IntertitleTables

/// The string files that are to be packed, verified as an app does before it uses a pack.
package struct PackInput {
  /// The pack, byte for byte.
  package let sealed: SealedPack
  /// Its files, read.
  package let pack: TablePack
  /// The app's languages.
  package let languages: [Language]
  /// What is wrong with the files; for an error an app refuses the pack.
  package let diagnostics: [Diagnostic]

  /// Reads the files.
  ///
  /// - Throws: ``CommandFailure/unreadable(_:)`` where a folder or a file cannot be read or lies
  ///   elsewhere, or there is none.
  package init(_ request: PackRequest) throws(CommandFailure) {
    let folder = try InputFolder.tables(at: request.tables)
    let app = AppLanguages(of: folder, development: request.development)
    languages = app.all
    do {
      sealed = try SealedPack(tables: request.tables, vendors: request.vendors)
      pack = try TablePack(sealed)
    } catch {
      throw .unreadable(error.diagnostic(path: request.tables))
    }
    diagnostics = pack.diagnostics + pack.misfits(development: app.development)
  }
}

extension TablePack {
  /// The entries that ask for other arguments than the pack's own texts of the development language.
  fileprivate func misfits(development: Language) -> [Diagnostic] {
    let arranged = files.map { file in
      ArrangedFile(file.found, vendor: file.vendor, named: file.contents.languages)
    }
    let order = AnswerOrder(arranged, .init(development: development))
    let layers = AnswerLayers(order, order.development) { files[$0].contents }
    return misfits(development: order.development) { question in
      StringTable(folding: layers.answers(to: question).layers.map(\.source))
    }
  }
}
