internal import IntertitleLanguages
internal import IntertitleTables

/// Folds the files of a library into the tables of one language.
///
/// Language goes before source: for each language of the fallback chain in turn the app is asked,
/// then the vendors.
struct TableFolder {
  private let library: TableLibrary
  private let language: Language
  private let hops: [Hop]
  private let vendorTables: VendorTables

  /// A language of the chain with the files that are in it.
  struct Hop {
    let grade: AnswerGrade
    var app: [TableLayer.Named] = []
    var vendors: [TableLayer.Named] = []
  }

  init(_ library: TableLibrary, _ language: Language) {
    self.library = library
    self.language = language
    vendorTables = VendorTables(library)
    let chain = FallbackChain(
      for: language,
      development: library.development,
      rule: library.options.fallback
    )
    let hops = chain.map { Self.hop($0, library) }
    self.hops = language == library.development ? hops : FormatCheck(hops).passed(library.log)
  }

  func fold() -> LanguageTables {
    let main = library.options.mainTable
    // Where there are no vendors, several askers are answered from the same files.
    var tables: [String: [FoldedTable]] = [:]
    func folded(_ name: String, _ layers: [TableLayer]) -> FoldedTable {
      if let table = tables[name]?.first(where: { $0.isFolded(from: layers) }) { return table }
      let isMissing = library.options.emptyTextsAreMissing
      let table = FoldedTable(name, layers, emptyIsMissing: isMissing)
      tables[name, default: []].append(table)
      return table
    }
    let mainTable = folded(main, assignedMain)
    let names = assigned(except: main) + vendored + [strangers]
    let others = names.map { ($0, folded(ownName(of: $0), layers($0))) }
    return library.makeTables(
      language,
      mainTable,
      Dictionary(others, uniquingKeysWith: { first, _ in first })
    )
  }
}

// Which tables there are to ask for.
extension TableFolder {
  private func assigned(except main: String) -> [LanguageTables.Name] {
    let names = Set(hops.flatMap { ($0.app + $0.vendors).map(\.table) }).subtracting([main])
    return names.flatMap { name in
      [
        LanguageTables.Name(asker: .assignment, table: name),
        LanguageTables.Name(asker: .app, table: name),
      ]
    }
  }

  private var vendored: Set<LanguageTables.Name> {
    let vendors = hops.flatMap(\.vendors).compactMap { named in
      named.layer.vendor.map { (vendor: $0, table: named.table) }
    }
    let own = vendors + hops.flatMap(\.app).compactMap { VendorTables.parts(of: $0.table) }
    let names = own + own.map { ($0.vendor, VendorTables.unnamed) }
    return Set(names.map { LanguageTables.Name(asker: .vendor($0.vendor), table: $0.table) })
  }

  /// The name that a table has itself: one that is asked for without a name has another one.
  private func ownName(of name: LanguageTables.Name) -> String {
    guard case .vendor(let vendor) = name.asker else { return name.table }
    return vendorTables.tables(named: name.table, of: vendor).first ?? name.table
  }

  private var strangers: LanguageTables.Name {
    LanguageTables.Name(asker: .stranger, table: library.options.mainTable)
  }
}

// The order in which they are asked.
extension TableFolder {
  /// The app's main table, and everything that vendors have.
  private var assignedMain: [TableLayer] {
    let main = library.options.mainTable
    return hops.flatMap { hop in
      hop.app.filter { $0.table == main }.map(\.layer) + hop.vendors.map(\.layer)
    }
  }

  private func layers(_ name: LanguageTables.Name) -> [TableLayer] {
    hops.flatMap { hop in
      switch name.asker {
      case .assignment: hop.app.in(name.table) + hop.vendors.in(name.table)
      case .app: hop.app.in(name.table)
      case .stranger: hop.app.in(name.table)
      case .vendor(let vendor): layers(of: vendor, name.table, hop)
      }
    }
  }

  private func layers(of vendor: String, _ table: String, _ hop: Hop) -> [TableLayer] {
    let tables = vendorTables.tables(named: table, of: vendor)
    let forIt = tables.flatMap { hop.app.in("\(vendor).\($0)") }
    let app = hop.app.in(library.options.mainTable)
    let vendors = hop.vendors.filter { $0.layer.vendor == vendor }
    let own = tables.flatMap { vendors.in($0) }
    return forIt + (library.options.vendorsWin ? own + app : app + own)
  }
}

// Which files are in a language.
extension TableFolder {
  private static func hop(_ link: FallbackChain.Link, _ library: TableLibrary) -> Hop {
    var hop = Hop(grade: link.grade)
    // A later load wins over an earlier one; of vendors the first one does.
    let app = library.files.reversed().filter { $0.vendor == nil }
    hop.app = layers(app, link, library)
    hop.vendors = layers(library.files.filter { $0.vendor != nil }, link, library)
    return hop
  }

  /// The files in a language: first those whose name for it is the very same, then those that mean
  /// it under another, then what belongs to no language where the development language is asked.
  private static func layers(
    _ files: [LoadedFile],
    _ link: FallbackChain.Link,
    _ library: TableLibrary
  ) -> [TableLayer.Named] {
    let nearness = files.map { $0.nearness(to: link.language, library.development) }
    let ordered: [LoadedFile] = (0..<3).flatMap { rank in
      zip(files, nearness).filter { $0.1 == rank }.map { $0.0 }
    }
    return ordered.compactMap { TableLayer.Named($0, link, library) }
  }
}

extension TableLayer {
  /// A layer and the table it is a part of.
  struct Named {
    let table: String
    var layer: TableLayer

    /// Nil where the file cannot be read.
    init?(_ file: LoadedFile, _ link: FallbackChain.Link, _ library: TableLibrary) {
      guard let contents = library.contents(of: file) else { return nil }
      table = file.table
      // A catalog is asked for the language as it spells it.
      let own = contents.languages.isEmpty ? nil : file.language(meaning: link.language)
      layer = TableLayer(
        vendor: file.vendor,
        language: own ?? link.language,
        grade: link.grade,
        file: contents
      )
    }
  }
}

extension [TableLayer.Named] {
  /// The layers of one table.
  func `in`(_ table: String) -> [TableLayer] {
    filter { $0.table == table }.map(\.layer)
  }
}

extension LoadedFile {
  /// Whether the file belongs to a language of the chain.
  func serves(_ chain: FallbackChain) -> Bool {
    languages.isEmpty || chain.contains { language(meaning: $0.language) != nil }
  }

  /// The file's own name for a language; nil where it is in others.
  fileprivate func language(meaning asked: Language) -> Language? {
    languages.first { $0 == asked } ?? languages.first { $0.isEquivalent(to: asked) }
  }

  /// 0 for the very same language, 1 for one that means the same, 2 for what belongs to none where
  /// the development language is asked; nil for another language.
  fileprivate func nearness(to asked: Language, _ development: Language) -> Int? {
    if languages.isEmpty { return asked == development ? 2 : nil }
    return language(meaning: asked).map { $0 == asked ? 0 : 1 }
  }
}
