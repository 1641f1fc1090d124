import Foundation
package import Intertitle
import IntertitleTables

/// A bundle whose files travel inside the binary: what `Foundation.Bundle` is to a folder on a disk.
///
/// Like it, a bundle asks one language for all its texts: the one of its own folders that suits the
/// system's languages best. A folder of one language, opened as a bundle, asks itself.
package final class PackedBundle: BundleSource {
  package let bundleIdentifier: String?
  package let bundlePath: String
  private let tables: [String: StringFile]

  /// Opens the bundle at a path.
  ///
  /// - Parameters:
  ///   - path: Where it was packed: `Vendor/TugRefresh/TugRefresh.bundle`.
  ///   - system: The languages that a person reads, best first.
  package init(path: String, system: [Language]) {
    let files = PackedFile.below(path)
    bundlePath = path
    bundleIdentifier = files["Info.plist"].flatMap(Self.identifier)
    tables = Self.tables(in: Self.languageFolder(of: files.keys, system), files)
  }

  package func localizedString(forKey key: String, value: String?, table: String?) -> String {
    if let text = tables[table ?? "Localizable"]?.text(forKey: key) { return text }
    guard let value, !value.isEmpty else { return key }
    return value
  }

  private static func identifier(in plist: [UInt8]) -> String? {
    let facts = try? PropertyListSerialization.propertyList(from: Data(plist), format: nil)
    return (facts as? [String: Any])?["CFBundleIdentifier"] as? String
  }

  /// The folder whose tables are asked, with a slash; empty for a folder of one language.
  private static func languageFolder(
    of paths: some Sequence<String>,
    _ system: [Language]
  ) -> String {
    let folders = Set(paths.filter { $0.contains(".lproj/") }.map { $0.prefix { $0 != "/" } })
    let languages = folders.sorted().compactMap { folder in
      Language(folder: String(folder)).map { (language: $0, folder: folder) }
    }
    let matcher = LanguageMatcher(available: languages.map(\.language), development: "en")
    let match = matcher.match(preferred: system)?.language
    return languages.first { $0.language == match }.map { $0.folder + "/" } ?? ""
  }

  private static func tables(
    in folder: String,
    _ files: [String: [UInt8]]
  ) -> [String: StringFile] {
    files.reduce(into: [:]) { tables, file in
      let name = file.key.dropFirst(folder.count)
      guard file.key.hasPrefix(folder), name.hasSuffix(".strings") else { return }
      tables[String(name.dropLast(8))] = StringFile(bytes: file.value, path: file.key)
    }
  }
}
