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
  ///   - vendored: Texts of vendors by their names, which are merged into the main table. An earlier
  ///     vendor wins over a later one.
  ///   - development: The language that the app is written in; nil leaves it as it is.
  ///   - isolation: The caller's own; on the main actor, bound texts are served before the return.
  public func load(
    _ texts: TextTable,
    table: String? = nil,
    vendored: OrderedPairs<TextTable> = [:],
    development: Language? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) {
    add(development: development, isolation: isolation) { options in
      let own = texts.files(ofTable: table ?? options.mainTable, vendor: nil)
      return own + vendored.pairs.flatMap { $0.value.files(ofTable: $0.name, vendor: $0.name) }
    }
  }

  /// Adds string files that are at hand as bytes: packed into the program, or from a server.
  ///
  /// - Parameters:
  ///   - files: The bytes of the app's files by their paths below a folder of tables, such as
  ///     `zh-Hans.lproj/Localizable.strings`.
  ///   - vendors: The bytes of vendors' files by their paths below a folder of vendors, such as
  ///     `Refresh/Refresh.bundle/zh_CN.lproj/Refresh.strings`. An earlier vendor wins over a later one.
  ///   - development: The language that the app is written in; nil leaves it as it is.
  ///   - isolation: The caller's own; on the main actor, bound texts are served before the return.
  public func load(
    files: [String: [UInt8]],
    vendors: OrderedPairs<[UInt8]> = [:],
    development: Language? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) {
    let (own, others) = (LoadedFile.files(in: files), LoadedFile.vendored(in: vendors))
    let paths = files.keys.sorted() + vendors.pairs.map(\.name)
    for note in StringFolder.notes(on: paths.compactMap { TableFile(path: $0) }) {
      log.report(note)
    }
    add(development: development, isolation: isolation) { _ in own + others }
  }

  /// Adds the string files of a folder, and those of vendors.
  ///
  /// ```swift
  /// let app = Bundle.main.resourcePath ?? ""
  /// localizer.load(folder: app, vendors: [app + "/Rater.bundle", app + "/Frameworks"])
  /// ```
  /// The files of the language in use are read now, those of another language when it is used
  /// first. A folder that is not there, a link that leads out of it, a broken entry: each costs only
  /// itself and is reported in ``diagnostics``.
  ///
  /// - Parameters:
  ///   - folder: The path of the folder that holds the app's `.lproj` folders. A folder `Vendored` in
  ///     it, which the build plugin makes, is a folder of vendors and comes after the named ones.
  ///   - vendors: The paths of folders of third-party code; no path begins in `folder`. One of many is
  ///     called `Vendor`, `Pods`, `Frameworks` or `checkouts`, or `Build` in `Carthage`, or holds
  ///     bundles, frameworks and projects with a manifest only; another one is a vendor under its own
  ///     name. A vendor that is found earlier wins over one that is found later; in one folder they
  ///     are found by name.
  ///   - development: The language that the app is written in; nil leaves it as it is.
  ///   - isolation: The caller's own; on the main actor, bound texts are served before the return.
  /// - Complexity: One listing of the folders, and one reading of the files of the language in use.
  public func load(
    folder: String,
    vendors: [String] = [],
    development: Language? = nil,
    isolation: isolated (any Actor)? = #isolation
  ) {
    let found = FoundFiles(folder: folder, vendors: vendors, tables.library.memory)
    for diagnostic in found.diagnostics { log.report(diagnostic) }
    add(development: development, isolation: isolation) { _ in found.files }
  }

  /// Reads files that have changed and the stored preference again.
  ///
  /// Where no text changed, no text is resolved again. A file that cannot be read any more stays
  /// as it was when it could, with a diagnostic.
  ///
  /// - Parameter isolation: The caller's own; on the main actor, bound texts are served before the
  ///   return.
  /// - Complexity: One listing of the folders, and one reading of each file that was read before.
  public func reload(isolation: isolated (any Actor)? = #isolation) {
    family.change(isolation: isolation) {
      replaceLibrary(isolation: isolation) { library in library.reread() ?? library }
      control.readAgainLater()
    }
  }

  private func add(
    development: Language?,
    isolation: (any Actor)?,
    _ files: (TableOptions) -> [LoadedFile]
  ) {
    var options = tables.library.options
    options.development = development ?? options.development
    let new = files(options)
    for file in new { file.reportFaults(to: log) }
    replaceLibrary(isolation: isolation) { library in
      var options = library.options
      options.development = development ?? options.development
      return library.replacing(options: options, files: LoadedFile.joined(library.files, with: new))
    }
  }

  /// Puts another library in place, with the languages folded that are in use, so that no file is
  /// opened when a text is assigned.
  func replaceLibrary(
    isolation: (any Actor)?,
    _ change: (TableLibrary) -> TableLibrary
  ) {
    family.change(isolation: isolation) {
      _ = control.readStore()
      // What was called while files were read may have put other tables in place: then anew.
      Rounds.untilDone { isLast in
        let old = tables.library
        let new = prepared(change, old)
        if new === old { return () }
        guard tables.replace(old, by: new, anyway: isLast) else { return nil }
        family.changed.increment()
        return ()
      }
    }
  }

  private func prepared(
    _ change: (TableLibrary) -> TableLibrary,
    _ old: TableLibrary
  ) -> TableLibrary {
    let new = change(old)
    guard new !== old else { return old }
    for language in old.foldedLanguages { _ = new.tables(for: language) }
    _ = new.tables(for: new.language(for: control.standing?.wishes ?? []))
    return new
  }
}

extension LoadedFile {
  fileprivate func reportFaults(to log: DiagnosticLog) {
    guard case .memory(let file) = contents else { return }
    for diagnostic in file.diagnostics { log.report(diagnostic) }
  }
}
