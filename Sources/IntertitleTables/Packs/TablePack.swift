package import IntertitleLanguages

/// The string files of a pack, read.
package struct TablePack: Sendable {
  /// A file in it.
  package struct File: Sendable {
    /// The third party whose file it is; nil for the app.
    package let vendor: String?
    /// Its path below the pack, and what that says.
    package let found: TableFile
    /// What it says.
    package let contents: StringFile
  }

  /// The hash of all bytes.
  package let hash: SHA256
  /// The files: the app's, then the vendors', in the order in which they win over each other.
  package let files: [File]

  /// Reads all files of a pack.
  ///
  /// - Parameter pack: the pack.
  /// - Throws: ``PackFault`` where a length or a name is not as it must be.
  /// - Complexity: Linear in the pack's size, and in memory not more than what its files say.
  package init(_ pack: SealedPack) throws(PackFault) {
    var scanner = PackScanner(pack.bytes)
    let records = try scanner.records()
    guard !records.isEmpty else { throw .empty }
    hash = pack.hash
    files = try records.map { record throws(PackFault) in
      try File(record, in: pack.bytes)
    }
  }

  /// What is wrong with the files.
  package var diagnostics: [Diagnostic] { files.flatMap(\.contents.diagnostics) }

  /// How many entries there are.
  package var entryCount: Int { files.reduce(0) { $0 + $1.contents.entries.count } }
}

extension TablePack.File {
  fileprivate init(_ record: PackScanner.Record, in bytes: [UInt8]) throws(PackFault) {
    guard let found = TableFile(path: record.path) else { throw .noTable(record.path) }
    vendor = record.vendor
    self.found = found
    contents = bytes.withUnsafeBytes {
      StringFile(bytes: UnsafeRawBufferPointer(rebasing: $0[record.place]), path: record.path)
    }
  }
}

extension TablePack {
  /// The entries that ask for other arguments than code gives them, and would be left out.
  ///
  /// - Parameters:
  ///   - development: The development language.
  ///   - table: What answers a question in it: what code was written for.
  /// - Returns: An error for each entry, in the order of the files.
  package func misfits(
    development: Language,
    against table: (TableQuestion) -> StringTable
  ) -> [Diagnostic] {
    var tables: [TableQuestion: StringTable] = [:]
    return files.flatMap { file in
      let question = TableQuestion(
        file.found.table,
        for: file.vendor.map(Asker.vendor) ?? .assignment
      )
      let against = tables[question] ?? table(question)
      tables[question] = against
      return file.languages(development).flatMap { language in
        let source = StringTable.Source(language: language, file: file.contents)
        return UnfitEntries(in: source, against: against).diagnostics.map(\.asError)
      }
    }
  }
}

extension TablePack.File {
  /// The languages that it is in.
  fileprivate func languages(_ development: Language) -> [Language] {
    let named = contents.languages.map { Language($0) }
    return named.isEmpty ? [found.language ?? development] : named
  }
}
