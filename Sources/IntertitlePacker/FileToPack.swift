import Foundation

/// A file of a packed folder: the path under which it will be found, and its bytes.
struct FileToPack {
  let path: String
  let bytes: Data

  /// The regular files of a folder, in the order of their paths; hidden files and links are left.
  ///
  /// A folder that is not there has no files: a checkout without vendors still builds.
  static func all(in folder: String, named name: String) throws -> [FileToPack] {
    let found = FileManager.default.enumerator(atPath: folder)
    let paths = (found?.allObjects as? [String] ?? []).filter { isPacked($0, in: folder) }
    return try paths.sorted().map {
      let bytes = try Data(contentsOf: URL(fileURLWithPath: folder + "/" + $0))
      return FileToPack(path: name + "/" + $0, bytes: bytes)
    }
  }

  private static func isPacked(_ path: String, in folder: String) -> Bool {
    guard !path.split(separator: "/").contains(where: { $0.hasPrefix(".") }) else { return false }
    let facts = try? FileManager.default.attributesOfItem(atPath: folder + "/" + path)
    return facts?[.type] as? FileAttributeType == .typeRegular
  }
}
