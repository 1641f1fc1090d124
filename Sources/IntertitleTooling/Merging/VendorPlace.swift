internal import IntertitleTables

/// Where a file of a vendor's lies, whichever folder was given: the vendor's own, or one of many.
struct VendorPlace: Hashable {
  /// The name of the vendor's folder, by which the vendor is known.
  let folder: String
  /// The way from that folder to the file: `..` for each folder that it leaves, as it does where the
  /// vendor has several.
  let path: String

  /// Describes the place of a file.
  ///
  /// - Parameters:
  ///   - file: The file's path.
  ///   - library: The vendor's folder, the first one where there are several.
  init(of file: String, in library: VendorFolder) {
    let name = library.path.split(separator: "/").last.map(String.init) ?? ""
    folder = VendorPath.vendor(in: [name])?.name == library.name ? name : library.name
    path = Self.way(from: library.path, to: file)
  }

  /// The place in a folder of many vendors.
  var amongVendors: String {
    let parts = path.split(separator: "/").drop { $0 == ".." }
    return RealPath.join(folder, parts.joined(separator: "/"))
  }

  private static func way(from folder: String, to file: String) -> String {
    let below = Array(RealPath.join(folder, "").utf8)
    if file.utf8.starts(with: below) {
      return String(decoding: file.utf8.dropFirst(below.count), as: UTF8.self)
    }
    let (from, to) = (parts(of: folder), parts(of: FolderMaking.folder(of: file)))
    let shared = zip(from, to).prefix { $0 == $1 }.count
    let steps = from.dropFirst(shared).map { _ in ".." } + to.dropFirst(shared)
    return (steps + file.split(separator: "/").suffix(1)).joined(separator: "/")
  }

  /// The names on the way to a folder, without links and dots.
  private static func parts(of folder: String) -> [Substring] {
    (RealPath(folder)?.path ?? folder).split(separator: "/")
  }
}
