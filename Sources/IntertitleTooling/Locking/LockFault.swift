internal import IntertitleLanguages

/// Why a lock file is not read.
enum LockFault: Error, Hashable {
  /// It does not begin as one.
  case noLock
  /// A newer version of the tool wrote it.
  case newer(version: String)
  /// Git left marks of a conflict in it.
  case conflictMarks(line: Int)
  /// A line is no fact that belongs there.
  case damaged(line: Int)
  /// A line says again what another one says.
  case repeated(line: Int, first: Int)
  /// What belongs to a line is missing.
  case incomplete(line: Int)
  /// It records other entries of a file than the very same file has.
  case disagreeing(line: Int)
  /// Its end is not there.
  case cutOff(line: Int)
}

extension LockFault {
  /// The fault as a sentence about the file, with what to do.
  func diagnostic(at path: String) -> Diagnostic {
    Diagnostic(.error, rule: "lock-file", sentence, path: path, line: line)
  }

  private var line: Int {
    switch self {
    case .noLock, .newer: 1
    case .conflictMarks(let line), .damaged(let line), .repeated(let line, _),
      .incomplete(let line), .disagreeing(let line), .cutOff(let line):
      line
    }
  }

  private var sentence: String {
    switch self {
    case .noLock: "this is no lock file; name another one, or remove it and merge again"
    case .newer(let version):
      "this lock file is of version \(version.inQuotes), and version \(LockFile.version) is the newest"
        + " that is known here; use the tool that wrote it, or remove it and merge again"
    case .conflictMarks:
      "git left conflict marks in this lock file; remove it and merge again, which decides anew"
    case .damaged: "this line of the lock file is damaged; remove the file and merge again"
    case .repeated(_, let first):
      "this line of the lock file says again what line \(first) says, as after a merge of two branches;"
        + " remove the file and merge again"
    case .incomplete:
      "lines that belong to this one of the lock file are missing; remove the file and merge again"
    case .disagreeing:
      "the lock file records other entries of this file than are in it, though the file is the same:"
        + " the lock file was damaged, or a different version of the tool wrote it; remove it and merge"
        + " again"
    case .cutOff: "this lock file ends too early; remove it and merge again"
    }
  }
}
