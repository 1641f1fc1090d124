internal import CIntertitle

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A copy of a folder, beside it, that can trade places with it; its files are links to the folder's.
struct FolderCopy {
  /// Where it is.
  let path: String
  private let original: String

  private static let prefix = ".retitle-"
  private static let suffix = "-folder"

  /// Copies a folder, which need not be there; nil where it cannot be copied so that nobody notices:
  /// this process or somebody else is in it, it holds links or devices, or its disk has no links.
  init?(of original: String) {
    let parent = FolderMaking.folder(of: original)
    guard (try? FolderMaking.make(parent, for: original)) != nil else { return nil }
    Self.removeLeftovers(in: parent)
    let real = RealPath(original)
    guard real.map({ !$0.holds(".") }) ?? true else { return nil }
    let places = (0..<1000).lazy.map { "\(parent)/\(Self.prefix)\(getpid())-\($0)\(Self.suffix)" }
    guard let path = places.first(where: { mkdir($0, 0o777) == 0 || errno != EEXIST }) else {
      return nil
    }
    (self.path, self.original) = (path, original)
    guard real == nil || Self.copy(original, to: path) else {
      remove()
      return nil
    }
  }

  /// Puts the copy in the folder's place, and the folder in the copy's; false where that cannot be done
  /// at one blow.
  func takePlace() -> Bool {
    let isNew = RealPath(original) == nil
    let isDone = isNew ? rename(path, original) == 0 : intertitle_exchange(path, original)
    let parent = open(FolderMaking.folder(of: original), O_RDONLY | O_CLOEXEC)
    guard parent >= 0 else { return isDone }
    fsync(parent)
    close(parent)
    return isDone
  }

  /// Removes what is where the copy was made.
  func remove() { Self.remove(path) }

  private static func copy(_ folder: String, to place: String) -> Bool {
    var status = stat()
    guard lstat(folder, &status) == 0, status.st_uid == geteuid(),
      chmod(place, status.st_mode & 0o7777) == 0, let names = DirectoryItem.names(in: folder)
    else { return false }
    return names.allSatisfy { name in
      let (from, to) = (RealPath.join(folder, name), RealPath.join(place, name))
      var item = stat()
      guard lstat(from, &item) == 0 else { return false }
      switch item.st_mode & S_IFMT {
      case S_IFDIR: return mkdir(to, 0o777) == 0 && copy(from, to: to)
      case S_IFREG: return link(from, to) == 0
      default: return false
      }
    }
  }

  private static func remove(_ path: String) {
    var status = stat()
    guard lstat(path, &status) == 0 else { return }
    guard status.st_mode & S_IFMT == S_IFDIR else {
      unlink(path)
      return
    }
    for name in DirectoryItem.names(in: path) ?? [] { remove(RealPath.join(path, name)) }
    rmdir(path)
  }

  /// Removes what processes that were ended left behind.
  private static func removeLeftovers(in parent: String) {
    for name in DirectoryItem.names(in: parent) ?? [] {
      guard name.hasPrefix(prefix), name.hasSuffix(suffix),
        let process = name.dropFirst(prefix.count).split(separator: "-").first.flatMap({ Int32($0) }
        )
      else { continue }
      if process > 0, kill(process, 0) != 0, errno == ESRCH { remove(RealPath.join(parent, name)) }
    }
  }
}
