#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// One thing in a directory, links followed.
struct DirectoryItem {
  /// What a name stands for.
  enum Kind {
    case folder
    case file
    case other
  }

  /// A folder's or file's number on its disk, equal for every path that leads to it.
  struct Identity: Hashable {
    var device: UInt64
    var number: UInt64
  }

  var name: String
  var path: String
  var kind: Kind
  var identity: Identity
  var isLink: Bool

  /// What a path leads to; nil if it leads nowhere.
  init?(path: String, name: String) {
    var own = stat()
    var status = stat()
    guard lstat(path, &own) == 0, stat(path, &status) == 0 else { return nil }
    self.name = name
    self.path = path
    isLink = own.st_mode & S_IFMT == S_IFLNK
    identity = Identity(device: UInt64(status.st_dev), number: UInt64(status.st_ino))
    switch status.st_mode & S_IFMT {
    case S_IFDIR: kind = .folder
    case S_IFREG: kind = .file
    default: kind = .other
    }
  }

  /// The names in a folder, by their bytes in order; nil if it cannot be read.
  static func names(in path: String) -> [String]? {
    guard let directory = opendir(path) else { return nil }
    defer { closedir(directory) }
    var names: [String] = []
    while let item = readdir(directory) {
      let name = withUnsafePointer(to: &item.pointee.d_name) { tuple in
        tuple.withMemoryRebound(to: CChar.self, capacity: 1) { String(cString: $0) }
      }
      if name != ".", name != ".." { names.append(name) }
    }
    return names.sorted { $0.utf8.lexicographicallyPrecedes($1.utf8) }
  }
}
