#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// Why a file could not be written.
package struct WholeFileFault: Error, Hashable {
  /// What was tried.
  package enum Step: Hashable, Sendable {
    /// Its folder was to be made.
    case makingFolder
    /// It was to be locked.
    case locking
    /// A folder or a temporary file beside it was to be made.
    case making
    /// Its contents were to be written.
    case writing
    /// Its contents were to be flushed to the disk.
    case flushing
    /// The temporary file was to take its place.
    case renaming
    /// It was to be removed.
    case removing
  }

  /// What was tried.
  package let step: Step
  /// The file that was to be written.
  package let path: String
  /// The system's number of the error.
  package let code: Int32

  /// Describes a fault; the code is that of the last system call unless said.
  init(_ step: Step, _ path: String, _ code: Int32 = errno) {
    self.step = step
    self.path = path
    self.code = code
  }

  /// What went wrong, as the end of a sentence about the file.
  package var reason: String {
    let what =
      switch step {
      case .makingFolder: "its folder cannot be made"
      case .locking: "cannot be locked"
      case .making, .writing, .flushing, .renaming: "cannot be written"
      case .removing: "cannot be removed"
      }
    return "\(what): \(String(cString: strerror(code)))"
  }
}
