internal import IntertitleLanguages
internal import IntertitleTables

/// One string file of one language, of the app or of a vendor.
struct LoadedFile: Sendable {
  enum Contents: Sendable {
    /// A file to be read when its language is used first.
    case file(path: String)
    /// Texts that were handed over in memory.
    case memory(StringFile)
  }

  /// Who the file belongs to; nil for the app.
  let vendor: String?
  /// The languages that it is in: one, or those that a catalog names; none for `Base.lproj` and what
  /// lies outside of all language folders.
  let languages: [Language]
  /// The table it holds, or a part of it.
  let table: String
  /// The names of the folders that it lies in, outermost first: by them a bundle is known to belong
  /// to a vendor.
  let folders: [String]
  let contents: Contents

  /// The path of its folder.
  var folderPath: String { folders.joined(separator: "/") }
}

extension LoadedFile {
  /// A file that was found in a folder.
  init(_ found: TableFile, vendor: String?, contents: Contents? = nil) {
    self.init(
      vendor: vendor,
      languages: found.language.map { [$0] } ?? Self.languages(of: found, contents),
      table: found.table,
      folders: found.path.split(separator: "/").dropLast().map(String.init),
      contents: contents ?? .file(path: found.path)
    )
  }

  /// The languages of a catalog, which only its contents tell.
  private static func languages(of found: TableFile, _ contents: Contents?) -> [Language] {
    guard found.kind == "xcstrings" else { return [] }
    if case .memory(let file) = contents { return file.languages.map { Language($0) } }
    return (try? StringFile(contentsOf: found.path))?.languages.map { Language($0) } ?? []
  }

  /// The file as it is now, where its languages may have changed.
  func listedAgain() -> LoadedFile {
    guard case .file(let path) = contents, let found = TableFile(path: path) else { return self }
    return found.kind == "xcstrings" ? LoadedFile(found, vendor: vendor) : self
  }

  /// Texts that were handed over in memory.
  init(_ texts: TextPairs, in language: Language, table: String, vendor: String?) {
    self.init(
      vendor: vendor,
      languages: [language],
      table: table,
      folders: [],
      contents: .memory(StringFile(pairs: texts.pairs))
    )
  }

  /// The string files among files in memory, in the order of their paths.
  ///
  /// A vendor is the first folder of a path.
  static func files(in files: [String: [UInt8]], areVendored: Bool) -> [LoadedFile] {
    files.sorted { $0.key < $1.key }.compactMap { path, bytes in
      guard let found = TableFile(path: path) else { return nil }
      let vendor = path.split(separator: "/").first.map(String.init)
      let contents = Contents.memory(StringFile(bytes: bytes, path: path))
      return LoadedFile(found, vendor: areVendored ? vendor : nil, contents: contents)
    }
  }
}

// Texts that are handed over again and again, as a server does, take the room of one.
extension LoadedFile {
  private struct Name: Hashable {
    let vendor: String?
    let languages: [Language]
    let table: String
  }

  /// The files with further ones, where texts in memory of one table and language are one file.
  static func joined(_ files: [LoadedFile], with more: [LoadedFile]) -> [LoadedFile] {
    var result = files
    for file in more {
      guard let texts = file.texts,
        let place = result.lastIndex(where: { $0.name == file.name }),
        let known = result[place].texts
      else {
        result.append(file)
        continue
      }
      result.remove(at: place)
      result.append(file.replacingTexts(known, by: texts))
    }
    return result
  }

  private var name: Name { Name(vendor: vendor, languages: languages, table: table) }

  /// The texts, where they came as keys and values and not as a file's bytes.
  private var texts: StringFile? {
    guard case .memory(let file) = contents, file.path.isEmpty else { return nil }
    return file
  }

  private func replacingTexts(_ known: StringFile, by texts: StringFile) -> LoadedFile {
    let pairs = (Array(known.entries) + Array(texts.entries)).map { ($0.key, $0.text) }
    let newest = Dictionary(pairs) { _, newer in newer }
    var seen: Set<String> = []
    let ordered = pairs.filter { seen.insert($0.0).inserted }.map { ($0.0, newest[$0.0] ?? $0.1) }
    return LoadedFile(
      vendor: vendor,
      languages: languages,
      table: table,
      folders: folders,
      contents: .memory(StringFile(pairs: ordered))
    )
  }
}
