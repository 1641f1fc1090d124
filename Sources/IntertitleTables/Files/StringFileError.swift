public import IntertitleLanguages

/// Why a string file gave no entries at all.
public enum StringFileError: Error, Hashable, Sendable {
  /// The file cannot be opened or read; `reason` is the system's sentence.
  case unreadable(path: String, reason: String)
  /// The file is larger than entries can address (2 GB).
  case tooLarge(path: String)
  /// Strict reading found something that Apple's parser refuses or stops at.
  case refused(Diagnostic)
}

extension StringFileError: CustomStringConvertible {
  /// The error as one sentence, with the path.
  public var description: String {
    switch self {
    case .unreadable(let path, _), .tooLarge(let path): "\(path): \(reason)"
    case .refused: reason
    }
  }

  /// The error as one sentence, without the path.
  package var reason: String {
    switch self {
    case .unreadable(_, let reason): "cannot be read: \(reason)"
    case .tooLarge: "is larger than 2 GB, the most a string file may have"
    case .refused(let diagnostic): diagnostic.description
    }
  }
}
