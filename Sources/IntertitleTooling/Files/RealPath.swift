internal import Foundation

/// Where a path really leads: without links and dots.
struct RealPath: Hashable {
  private let path: String

  /// Follows a path; nil where it leads nowhere.
  init?(_ path: String) {
    guard let real = realpath(path, nil) else { return nil }
    defer { free(real) }
    self.path = String(cString: real)
  }

  /// Where a path would lead that is not there yet: by the part of it that is.
  init?(future path: String) {
    if let real = RealPath(path) {
      self = real
      return
    }
    let url = URL(fileURLWithPath: path).standardizedFileURL
    guard url.path != "/", let folder = RealPath(future: url.deletingLastPathComponent().path)
    else { return nil }
    self.path = folder.path + (folder.path == "/" ? "" : "/") + url.lastPathComponent
  }

  /// Whether a plain file is there: no folder, no device, no pipe.
  var isFile: Bool {
    let attributes = try? FileManager.default.attributesOfItem(atPath: path)
    return attributes?[.type] as? FileAttributeType == .typeRegular
  }

  /// Whether a file or folder is this one, or lies in it.
  func holds(_ other: RealPath) -> Bool {
    other.path == path || other.path.hasPrefix(path == "/" ? path : path + "/")
  }

  /// Whether a file or folder is this one, or lies in it; not, where it is not there.
  func holds(_ other: String) -> Bool {
    RealPath(other).map { holds($0) } ?? false
  }
}
