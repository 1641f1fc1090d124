internal import IntertitleLanguages

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Where a path really leads: without links and dots.
package struct RealPath: Hashable, Sendable {
  /// The path.
  package let path: String

  private init(real path: String) { self.path = path }

  /// Follows a path; nil where it leads nowhere.
  package init?(_ path: String) {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    self.path = String(cString: real)
  }

  /// Where a path would lead that is not there yet: by the part of it that is.
  package init?(future path: String) {
    if let real = RealPath(path) {
      self = real
      return
    }
    let names = path.pathNames
    let folders = names.dropLast().joined(separator: "/")
    let parent = path.hasPrefix("/") ? "/" + folders : folders.isEmpty ? "." : folders
    guard parent != path, let folder = RealPath(future: parent) else { return nil }
    self = names.last.map { folder.entering($0) } ?? folder
  }

  /// The path that a name leads to from a folder, which need not be there.
  private func entering(_ name: Substring) -> RealPath {
    if name == "." { return self }
    guard name == ".." else { return RealPath(real: Self.join(path, String(name))) }
    return RealPath(real: "/" + path.pathNames.dropLast().joined(separator: "/"))
  }

  /// Whether a plain file is there: no folder, no device, no pipe.
  package var isFile: Bool { DirectoryItem(path: path, name: "")?.kind == .file }

  /// Whether a file or folder is this one, or lies in it.
  package func holds(_ other: RealPath) -> Bool {
    other.path == path || other.path.hasPrefix(path == "/" ? path : path + "/")
  }

  /// Whether a file or folder is this one, or lies in it; not, where it is not there.
  package func holds(_ other: String) -> Bool {
    RealPath(other).map { holds($0) } ?? false
  }

  /// A folder's path and a name in it.
  package static func join(_ folder: String, _ name: String) -> String {
    folder.isEmpty || folder.hasSuffix("/") ? folder + name : folder + "/" + name
  }
}
