package import IntertitleLanguages
internal import IntertitleTables

#if canImport(Darwin)
  internal import Darwin
#elseif canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#endif

/// An output that a person names: it is theirs to name, wherever it leads.
///
/// A link is followed, and what it leads to is replaced whole or not at all; a device or pipe
/// is written to, never replaced. A file that holds something else than an earlier output is replaced
/// only where that is asked for.
package struct NamedOutput {
  private enum Place {
    /// A file, there or to be.
    case file(String)
    /// A device or pipe.
    case stream
  }

  private let path: String
  private let place: Place
  private let isForced: Bool
  private let opening: String?

  /// Looks at what is there.
  ///
  /// - Parameters:
  ///   - path: what was named.
  ///   - inputs: files that are read, none of which it may be.
  ///   - opening: how an earlier output begins, which may be replaced; nil where nothing may.
  ///   - isForced: whether a file that holds something else may be replaced.
  /// - Throws: ``CommandFailure/unwritable(_:)`` where it is a folder, a link in a ring, or an input.
  package init(
    _ path: String,
    from inputs: [String],
    replacing opening: String?,
    isForced: Bool
  ) throws(CommandFailure) {
    (self.path, self.opening, self.isForced) = (path, opening, isForced)
    var status = stat()
    guard stat(path, &status) == 0 else {
      place = .file(try Self.future(path))
      return
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .refused("is a folder: name a file in it", path)
    case S_IFREG:
      guard let real = RealPath(path) else { throw .refused("leads nowhere", path) }
      if inputs.contains(where: { RealPath($0) == real }) {
        throw .refused("is the file that is converted: give the output a name of its own", path)
      }
      place = .file(real.path)
    default: place = .stream
    }
  }

  /// Where a file would be made that is not there: where links lead.
  private static func future(_ path: String) throws(CommandFailure) -> String {
    var place = path
    for _ in 0..<40 {
      var target = [CChar](repeating: 0, count: Int(PATH_MAX) + 1)
      let length = readlink(place, &target, target.count - 1)
      guard length >= 0 else { return place }
      let bytes = target.prefix(length).map { UInt8(bitPattern: $0) }
      let name = String(decoding: bytes, as: UTF8.self)
      let folder = place.split(separator: "/", omittingEmptySubsequences: false).dropLast()
      place = name.hasPrefix("/") ? name : (folder + [name[...]]).joined(separator: "/")
    }
    throw .refused("is a link that leads to itself", path)
  }

  /// Writes the output.
  ///
  /// - Returns: a note, unless the very same is there already.
  /// - Throws: ``CommandFailure/unwritable(_:)`` where it cannot be written, or something else is there.
  package func write(_ bytes: [UInt8]) throws(CommandFailure) -> [Diagnostic] {
    switch place {
    case .stream: try writeToStream(bytes)
    case .file(let real):
      let file = WholeFiles.File(path: real, bytes: bytes)
      if !isForced, !file.isOnDisk, holdsSomethingElse(real) {
        throw .refused("holds something else; --force replaces it", path)
      }
      guard try !WholeFiles.writeChanged([file]).isEmpty else { return [] }
    }
    return [Diagnostic(.note, rule: "output", "written", path: path)]
  }

  private func holdsSomethingElse(_ real: String) -> Bool {
    guard RealPath(real) != nil else { return false }
    guard let there = try? FileBytes.array(real) else { return true }
    return !there.isEmpty && opening.map { !there.starts(with: $0.utf8) } ?? true
  }

  private func writeToStream(_ bytes: [UInt8]) throws(CommandFailure) {
    let descriptor = open(path, O_WRONLY | O_NOCTTY | O_CLOEXEC)
    guard descriptor >= 0 else { throw Self.unwritable(path) }
    defer { close(descriptor) }
    var rest = bytes[...]
    while !rest.isEmpty {
      let count = rest.withUnsafeBytes { send($0, to: descriptor) }
      if count < 0, errno == EINTR { continue }
      guard count > 0 else { throw Self.unwritable(path) }
      rest = rest.dropFirst(count)
    }
  }

  private static func unwritable(_ path: String) -> CommandFailure {
    let reason = "cannot be written: \(String(cString: strerror(errno)))"
    return .unwritable(Diagnostic(.error, rule: "unwritable", reason, path: path))
  }
}

/// The system's `write`, whose name the type above uses for itself.
private func send(_ bytes: UnsafeRawBufferPointer, to descriptor: Int32) -> Int {
  write(descriptor, bytes.baseAddress, bytes.count)
}
