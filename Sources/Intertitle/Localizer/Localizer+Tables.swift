public import IntertitleLanguages
internal import IntertitleTables

extension Localizer {
  /// How tables are read; changing it folds what is loaded anew.
  public var tableOptions: TableOptions {
    get { tables.library.options }
    set { replaceLibrary(isolation: nil) { $0.replacing(options: newValue) } }
  }

  /// Adds texts that are written down in code, or that came from a server.
  ///
  /// ```swift
  /// localizer.load(["fr": ["Wallet": "Portefeuille"]])
  /// ```
  /// What is loaded later wins over what was loaded before. Every text follows at its next read.
  ///
  /// - Parameters:
  ///   - texts: The app's texts, language by language.
  ///   - table: The table they belong to; nil for the main table.
  ///   - vendored: Texts of vendors by their names, which are merged into the main table. Vendors
  ///     are asked in the order of their names.
  ///   - development: The language that the app is written in; nil leaves it as it is.
  ///   - isolation: The caller's own; on the main actor, bound texts are served before the return.
  public func load(
    _ texts: TextTable,
    table: String? = nil,
    vendored: [String: TextTable] = [:],
    development: Language? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) {
    let vendors = vendored.sorted { $0.key < $1.key }
    add(development: development, isolation: isolation) { options in
      let own = TableFile.files(of: texts, table: table ?? options.mainTable, vendor: nil)
      return own + vendors.flatMap { TableFile.files(of: $0.value, table: $0.key, vendor: $0.key) }
    }
  }

  /// Adds string files that are at hand as bytes: packed into the program, or from a server.
  ///
  /// - Parameters:
  ///   - files: The bytes of the app's files by their paths below a folder of tables, such as
  ///     `zh-Hans.lproj/Localizable.strings`.
  ///   - vendors: The bytes of vendors' files by their paths below a folder of vendors, such as
  ///     `Refresh/Refresh.bundle/zh_CN.lproj/Refresh.strings`.
  ///   - development: The language that the app is written in; nil leaves it as it is.
  ///   - isolation: The caller's own; on the main actor, bound texts are served before the return.
  public func load(
    files: [String: [UInt8]],
    vendors: [String: [UInt8]] = [:],
    development: Language? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) {
    let own = TableFile.files(in: files, isVendored: false)
    let others = TableFile.files(in: vendors, isVendored: true)
    add(development: development, isolation: isolation) { _ in own + others }
  }

  /// Reads files that have changed and the stored preference again.
  ///
  /// Where no text changed, no text is resolved again. A file that cannot be read any more is left
  /// out, with a diagnostic.
  public func reload(isolation: isolated (any Actor)? = #isolation) {
    replaceLibrary(isolation: isolation) { library in
      library.reread(library.files) ?? library
    }
    control.reread()
    deliverToBoundTexts(isolation: isolation)
  }

  private func add(
    development: Language?,
    isolation: (any Actor)?,
    _ files: (TableOptions) -> [TableFile]
  ) {
    var options = tables.library.options
    options.development = development ?? options.development
    let new = files(options)
    for file in new { file.reportFaults(to: log) }
    replaceLibrary(isolation: isolation) { library in
      var options = library.options
      options.development = development ?? options.development
      return library.replacing(options: options, files: library.files + new)
    }
  }

  /// Puts another library in place, with the languages folded that are in use, so that no file is
  /// opened when a text is assigned.
  func replaceLibrary(
    isolation: (any Actor)?,
    _ change: (TableLibrary) -> TableLibrary
  ) {
    let before = control.language
    let old = tables.library
    tables.update { library in
      let new = change(library)
      guard new !== library else { return library }
      for language in library.foldedLanguages { _ = new.tables(for: language) }
      _ = new.tables(for: new.language(for: control.wishes))
      return new
    }
    guard tables.library !== old else { return }
    changed.increment()
    control.tablesChanged(from: before)
    deliverToBoundTexts(isolation: isolation)
  }
}

extension TableFile {
  /// The files that texts in memory stand for, one for each language.
  fileprivate static func files(of texts: TextTable, table: String, vendor: String?) -> [TableFile]
  {
    texts.languages.map { language, texts in
      TableFile(
        vendor: vendor,
        language: language,
        table: table,
        contents: .memory(StringFile(pairs: texts.pairs))
      )
    }
  }

  /// The string files among files in memory, in the order of their paths.
  fileprivate static func files(in files: [String: [UInt8]], isVendored: Bool) -> [TableFile] {
    files.sorted { $0.key < $1.key }.compactMap { path, bytes in
      TableFile(
        path: path,
        isVendored: isVendored,
        contents: .memory(StringFile(bytes: bytes, path: path))
      )
    }
  }

  fileprivate func reportFaults(to log: DiagnosticLog) {
    guard case .memory(let file) = contents else { return }
    for diagnostic in file.diagnostics { log.report(diagnostic) }
  }
}
