#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// A writer's own folder beside what it writes, in which everything is made ready.
///
/// The writer holds it locked, and the system lets go of it when the writer ends, however that is. So
/// a folder that nobody holds was left behind, and the next writer removes it: no process number says
/// so, which another process may have, on another machine or in another container. Where a disk
/// knows no locks nothing is ever taken for left behind.
struct StagingFolder {
  /// Where it is.
  let path: String
  private let descriptor: Int32

  private static let prefix = ".retitle-"

  /// Whether a name is that of such a folder.
  static func isName(_ name: String) -> Bool {
    let number = name.utf8.dropFirst(prefix.utf8.count)
    return name.hasPrefix(prefix) && !number.isEmpty
      && number.allSatisfy { (UInt8(ascii: "0")...UInt8(ascii: "9")).contains($0) }
  }

  /// Makes a folder, and removes those that were left behind beside it.
  ///
  /// - Parameters:
  ///   - folder: The folder to make it in.
  ///   - file: The file that it is made for, which the fault names.
  /// - Throws: ``WholeFileFault`` where it cannot be made.
  init(in folder: String, for file: String) throws(WholeFileFault) {
    Self.removeLeftovers(in: folder)
    for number in 0..<1000 {
      let path = RealPath.join(folder, "\(Self.prefix)\(number)")
      guard mkdir(path, 0o700) == 0 else {
        guard errno == EEXIST else { break }
        continue
      }
      // One that is made may be taken for left behind until it is locked: then the next one is tried,
      // and whoever has it by then keeps it.
      guard let descriptor = Self.open(path, evenUnlocked: true) else { continue }
      (self.path, self.descriptor) = (path, descriptor)
      return
    }
    throw WholeFileFault(.making, file)
  }

  /// Removes what writers left behind in a folder that ended before they were done.
  static func removeLeftovers(in folder: String) {
    for name in DirectoryItem.names(in: folder) ?? [] where isName(name) {
      let path = RealPath.join(folder, name)
      guard let descriptor = open(path, evenUnlocked: false) else { continue }
      StagingFolder(path: path, descriptor: descriptor).remove()
    }
  }

  /// Removes the folder with what is in it, and lets go of it.
  func remove() {
    Self.remove(path)
    close(descriptor)
  }

  private init(path: String, descriptor: Int32) {
    (self.path, self.descriptor) = (path, descriptor)
  }

  /// Opens a folder and locks it, or is content without a lock where the disk knows none; nil where
  /// somebody else holds it, or it is another one by then.
  private static func open(_ path: String, evenUnlocked isEnough: Bool) -> Int32? {
    let descriptor = openFolder(path)
    guard descriptor >= 0 else { return nil }
    let isLocked = flock(descriptor, LOCK_EX | LOCK_NB) == 0
    guard isLocked || isEnough && errno != EWOULDBLOCK, isThere(path, descriptor) else {
      close(descriptor)
      return nil
    }
    return descriptor
  }

  /// Whether what is at a path is what was opened.
  private static func isThere(_ path: String, _ descriptor: Int32) -> Bool {
    var (named, opened) = (stat(), stat())
    return lstat(path, &named) == 0 && fstat(descriptor, &opened) == 0
      && named.st_dev == opened.st_dev && named.st_ino == opened.st_ino
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
}

/// The system's `open`, whose name the type above uses for itself.
private func openFolder(_ path: String) -> Int32 {
  open(path, O_RDONLY | O_DIRECTORY | O_NOFOLLOW | O_CLOEXEC)
}
