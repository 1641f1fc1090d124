package import IntertitleLanguages

/// A string file with all that decides when it answers; it need not have been read.
package struct ArrangedFile: Hashable, Sendable {
  /// The third party whose file it is; nil for the app.
  package var vendor: String?
  /// Which load brought it, counted up; what is loaded later wins over what was loaded before.
  package var load: Int
  /// The table that it is, or is a part of.
  package var table: String
  /// The path, or what stands for it; of two files that differ in nothing else the first one by path
  /// answers.
  package var path: String
  /// Whether it is a string catalog.
  package var isCatalog: Bool
  /// The languages that it is in, as they are spelled; nil for `Base.lproj`, for what lies outside of
  /// all language folders, and for a catalog that names none because it cannot be read: they are in
  /// the development language, which is asked for every text.
  package var languages: [Language]?

  /// Describes a file that stands in no folder.
  package init(vendor: String?, load: Int = 0, table: String, path: String, language: Language) {
    self.vendor = vendor
    self.load = load
    self.table = table
    self.path = path
    isCatalog = false
    languages = [language]
  }

  /// Describes a file by its path.
  ///
  /// - Parameters:
  ///   - found: The file.
  ///   - vendor: The third party whose file it is; nil for the app.
  ///   - load: Which load brought it.
  ///   - named: The languages that its contents name: a catalog's.
  package init(_ found: TableFile, vendor: String?, load: Int = 0, named: [String]) {
    self.vendor = vendor
    self.load = load
    table = found.table
    path = found.path
    isCatalog = found.isCatalog
    languages = named.isEmpty ? Self.languages(of: found) : named.map { Language($0) }
  }

  /// A folder whose name is no language is nobody's.
  private static func languages(of found: TableFile) -> [Language]? {
    if let language = found.language { return [language] }
    return found.folder == nil || found.isBase ? nil : []
  }
}
