internal import Foundation
package import IntertitleLanguages
package import IntertitleTables

/// The languages of a folder of tables, as its `.lproj` folders and catalogs name them, and which of
/// them the app is written in.
///
/// The development language is what the call tells, else `en`, else `Base`, else the first by name.
/// What is in `Base.lproj` is in that language, whatever it is; where nobody says which one `Base`
/// means, it is read as English and reported as `Base`.
package struct AppLanguages {
  /// The languages, those that mean the same once, in the order of their tags.
  private(set) var all: [Language] = []
  /// The language that the app is written in.
  package let development: Language
  private var folders: [Language: String] = [:]

  /// Looks at the names of folders.
  ///
  /// - Parameters:
  ///   - folder: The folder of tables.
  ///   - told: The development language that the call tells.
  package init(of folder: StringFolder, development told: Language? = nil) {
    let names = Self.names(in: folder)
    let named = Self.named(names)
    let base = names.first { LanguageFolder($0) == .base }
    let known = told ?? named["en"].map { _ in "en" }
    let first = named.values.min { $0.utf8.lexicographicallyPrecedes($1.utf8) }
    let guess = base == nil ? first.flatMap { Language(folder: $0) } : nil
    development = known ?? guess ?? "en"
    folders = Self.eachOnce(named)
    addDevelopment(base: base, isTold: known != nil, hasFiles: !folder.files.isEmpty)
    all = folders.keys.sorted()
  }

  /// The name of a language's folder without `.lproj`, as the main folder spells it.
  func folderName(of language: Language) -> String {
    folders[language] ?? language.tag
  }

  /// What a language is called in reports: its tag, or `Base`.
  package func name(of language: Language) -> String {
    folderName(of: language) == "Base" && isBaseUnnamed ? "Base" : language.tag
  }

  private var isBaseUnnamed = false

  /// Adds what `Base.lproj`, or a table outside of all language folders, is in.
  private mutating func addDevelopment(base: String?, isTold: Bool, hasFiles: Bool) {
    guard !folders.keys.contains(where: { $0.isEquivalent(to: development) }) else { return }
    if base != nil {
      folders[development] = "Base"
      isBaseUnnamed = !isTold
    } else if folders.isEmpty, hasFiles {
      folders[development] = development.tag
    }
  }

  /// The names of the `.lproj` folders without that ending, those with string files and those with
  /// none yet, and of the languages in catalogs.
  private static func names(in folder: StringFolder) -> [String] {
    let found = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let localized = found.filter { $0.lowercased().hasSuffix(".lproj") }
    let all = Set(folder.files.compactMap(\.folder) + localized)
    let names = Set(all.map { String($0.dropLast(".lproj".count)) })
    return names.union(namesInCatalogs(of: folder))
      .sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }

  /// The languages of string catalogs; one that cannot be read names none.
  private static func namesInCatalogs(of folder: StringFolder) -> [String] {
    folder.files.filter { $0.kind == "xcstrings" && $0.folder == nil }.flatMap { file in
      (try? StringFile(contentsOf: file.path))?.languages ?? []
    }
  }

  /// The languages that are named, each with its folder's name.
  private static func named(_ names: [String]) -> [Language: String] {
    var named: [Language: String] = [:]
    for name in names {
      guard let language = Language(folder: name) else { continue }
      if named[language] == nil || name == language.tag { named[language] = name }
    }
    return named
  }

  /// One language of those that mean the same: the shortest canonical name stands for all.
  private static func eachOnce(_ named: [Language: String]) -> [Language: String] {
    let ordered = named.sorted { first, second in
      let (one, other) = (first.value == first.key.tag, second.value == second.key.tag)
      return one == other ? first.key < second.key : one
    }
    return ordered.reduce(into: [:]) { kept, pair in
      guard !kept.keys.contains(where: { $0.isEquivalent(to: pair.key) }) else { return }
      kept[pair.key] = pair.value
    }
  }
}
