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
  private let staging: StagingFolder
  private let path: String
  private let original: String

  /// Copies a folder, which need not be there; nil where it cannot be copied so that nobody notices:
  /// this process or somebody else is in it, it holds links or devices, or its disk has no links.
  init?(of original: String) {
    let parent = FolderMaking.folder(of: original)
    guard (try? FolderMaking.make(parent, for: original)) != nil,
      let staging = try? StagingFolder(in: parent, for: original)
    else { return nil }
    (self.staging, self.original) = (staging, original)
    path = RealPath.join(staging.path, "folder")
    let real = RealPath(original)
    guard !(real?.holds(".") ?? false), mkdir(path, 0o777) == 0,
      real == nil || Self.copy(original, to: path)
    else {
      remove()
      return nil
    }
  }

  /// Writes a file into the copy that is to stand in the folder.
  func write(_ file: WholeFiles.File, at place: String) throws(WholeFileFault) {
    let copied = RealPath.join(path, place)
    try FolderMaking.make(FolderMaking.folder(of: copied), for: file.path)
    unlink(copied)
    try file.write(at: copied)
    FolderMaking.flush(FolderMaking.folder(of: copied))
  }

  /// Leaves a file out of the copy.
  func leaveOut(_ place: String) throws(WholeFileFault) {
    try FolderMaking.remove(RealPath.join(path, place), below: path)
  }

  /// Puts the copy in the folder's place, and the folder in the copy's; false where that cannot be done
  /// at one blow.
  func takePlace() -> Bool {
    let isNew = RealPath(original) == nil
    let isDone = isNew ? rename(path, original) == 0 : intertitle_exchange(path, original)
    FolderMaking.flush(FolderMaking.folder(of: original))
    return isDone
  }

  /// Removes what is where the copy was made.
  func remove() { staging.remove() }

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
      case S_IFDIR: return StagingFolder.isName(name) || mkdir(to, 0o777) == 0 && copy(from, to: to)
      case S_IFREG: return link(from, to) == 0
      default: return false
      }
    }
  }
}
