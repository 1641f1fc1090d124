internal import IntertitleLanguages
internal import IntertitleTables

/// One string file, of the app or of a vendor.
struct LoadedFile: Sendable {
  enum Contents: Sendable {
    /// A file to be read when its language is used first.
    case file(path: String)
    /// Texts that were handed over in memory.
    case memory(StringFile)
  }

  /// What decides when it answers.
  private(set) var arranged: ArrangedFile
  /// The names of the bundles of its vendor's that it lies in: by them a bundle is known to belong to
  /// the vendor.
  let bundles: [String]
  let contents: Contents
  /// The set of tables that it came with while the app was running; nil for all others.
  var set: KeptSet?

  /// Who the file belongs to; nil for the app.
  var vendor: String? { arranged.vendor }
}

extension LoadedFile {
  /// A file that was found in a folder; a catalog is read, as only its contents name its languages.
  init(_ found: TableFile, vendor: VendorFolder? = nil, _ memory: FileMemory) {
    arranged = ArrangedFile(found, vendor: vendor?.name, named: memory.languages(of: found))
    bundles = vendor?.bundles(of: found) ?? []
    contents = .file(path: found.path)
  }

  /// The file as it is now, where its languages may have changed.
  func listedAgain(_ memory: FileMemory) -> LoadedFile {
    guard case .file(let path) = contents, let found = TableFile(path: path) else { return self }
    var file = self
    file.arranged = ArrangedFile(
      found,
      vendor: vendor,
      load: arranged.load,
      named: memory.languages(of: found)
    )
    return file
  }

  /// Texts that were handed over in memory.
  init(_ texts: TextPairs, in language: Language, table: String, vendor: String?) {
    arranged = ArrangedFile(vendor: vendor, table: table, path: "", language: language)
    bundles = []
    contents = .memory(StringFile(pairs: texts.pairs))
  }
}

// Files in memory.
extension LoadedFile {
  private init(_ found: TableFile, vendor: String?, _ file: StringFile) {
    arranged = ArrangedFile(found, vendor: vendor, named: file.languages)
    bundles =
      vendor == nil
      ? []
      : found.path.pathNames.dropLast().map(String.init)
        .filter(WrapperFolder.isName)
    contents = .memory(file)
  }

  /// A file of a set that came while the app was running.
  init(_ file: TablePack.File, of set: KeptSet) {
    self.init(file.found, vendor: file.vendor, file.contents)
    self.set = set
  }

  /// The string files of the app's among files in memory.
  static func files(in files: [String: [UInt8]]) -> [LoadedFile] {
    files.sorted { $0.key < $1.key }.compactMap { path, bytes in
      TableFile(path: path).map {
        LoadedFile($0, vendor: nil, StringFile(bytes: bytes, path: path))
      }
    }
  }

  /// The string files of vendors' among files in memory, whose paths begin in a folder of many.
  ///
  /// A file that lies in nobody's folder is a vendor of its own, named as its table.
  static func vendored(in files: OrderedPairs<[UInt8]>) -> [LoadedFile] {
    files.pairs.compactMap { path, bytes in
      guard let found = TableFile(path: path) else { return nil }
      let folders = path.pathNames.dropLast().map(String.init)
      return LoadedFile(
        found,
        vendor: VendorPath.vendor(in: folders)?.name ?? found.table,
        StringFile(bytes: bytes, path: path)
      )
    }
  }
}

// Texts that are handed over again and again, as a server does, take the room of one.
extension LoadedFile {
  /// The files with those of a further load; texts in memory are put to what they only renew.
  static func joined(_ files: [LoadedFile], with more: [LoadedFile]) -> [LoadedFile] {
    let load = (files.map(\.arranged.load).max() ?? -1) + 1
    var result = files
    for var file in more {
      file.arranged.load = load
      guard file.texts != nil, let place = result.lastIndex(where: file.mayAnswerInPlaceOf),
        let joined = result[place].renewed(by: file)
      else {
        result.append(file)
        continue
      }
      result[place] = joined
    }
    return result
  }

  /// Whether both have a table of one owner and language.
  private func mayAnswerInPlaceOf(_ other: LoadedFile) -> Bool {
    let (one, two) = (arranged, other.arranged)
    guard one.vendor == two.vendor, one.table == two.table else { return false }
    guard let own = one.languages, let others = two.languages else { return true }
    return !Set(own.map(\.meaning)).isDisjoint(with: others.map(\.meaning))
  }

  /// The texts, where they came as keys and values and not as a file's bytes.
  private var texts: StringFile? {
    guard case .memory(let file) = contents, file.path.isEmpty else { return nil }
    return file
  }

  /// Texts with newer ones in their place; nil where one of both is no such texts, or they are named
  /// otherwise.
  private func renewed(by newer: LoadedFile) -> LoadedFile? {
    guard let known = texts, let texts = newer.texts,
      arranged.languages?.map(\.spelling) == newer.arranged.languages?.map(\.spelling)
    else { return nil }
    let pairs = (Array(known.entries) + Array(texts.entries)).map { ($0.key, $0.text) }
    let newest = Dictionary(pairs) { _, newer in newer }
    var seen: Set<String> = []
    let ordered = pairs.filter { seen.insert($0.0).inserted }.map { ($0.0, newest[$0.0] ?? $0.1) }
    return LoadedFile(
      arranged: newer.arranged,
      bundles: bundles,
      contents: .memory(StringFile(pairs: ordered))
    )
  }
}
