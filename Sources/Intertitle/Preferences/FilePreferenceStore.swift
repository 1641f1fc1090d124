internal import Foundation
internal import IntertitleLanguages
internal import IntertitleTables

#if canImport(Glibc)
  internal import Glibc
#elseif canImport(Musl)
  internal import Musl
#elseif canImport(Darwin)
  internal import Darwin
#endif

/// Keeps preferences in a file of its own, which is replaced as a whole.
///
/// A new value is written to a temporary file beside it, flushed, and renamed over the old one; then
/// the folder is flushed. Whenever the process or the machine stops, the file holds the old value or
/// the new one. (Foundation's `UserDefaults` on Linux gives no such promise.)
public struct FilePreferenceStore: PreferenceStore {
  /// Why a file could not be used, in one sentence.
  struct Failure: Error, CustomStringConvertible, Sendable {
    let path: String
    /// What was tried, and what the system said.
    let reason: String

    var description: String { "\(path): \(reason)" }
  }

  /// Where the preferences are kept.
  public let path: String
  private let turn = Locked(())

  /// Creates a store.
  ///
  /// - Parameter path: The file; made, with the folders it lies in, when something is stored.
  public init(path: String) {
    self.path = path
  }

  /// The file of this program: `$XDG_CONFIG_HOME/<program>/intertitle`, else below `~/.config`.
  public static var ofThisProgram: FilePreferenceStore {
    let environment = ProcessInfo.processInfo.environment
    let home =
      environment["XDG_CONFIG_HOME"].flatMap { $0.hasPrefix("/") ? $0 : nil }
      ?? NSHomeDirectory() + "/.config"
    return FilePreferenceStore(path: "\(home)/\(programName)/intertitle")
  }

  private static var programName: String {
    let name = CommandLine.arguments.first.map { ($0 as NSString).lastPathComponent } ?? ""
    return name.isEmpty || name == "." || name == ".." ? "program" : name
  }

  /// The value that is stored under a key.
  ///
  /// - Throws: An error that names the file and the reason, where it is there but cannot be read.
  public func value(forKey key: String) throws -> String? {
    guard case .values(let values) = try read(place) else {
      throw failure("it holds something else than preferences; move it away")
    }
    return values[key]
  }

  /// Stores a value beside the ones that are there.
  ///
  /// A file that holds something else than preferences is kept under another name. A symbolic link is
  /// followed: the file that it names is replaced.
  ///
  /// - Throws: An error that names the file and the reason, where it or its folder cannot be written.
  public func store(_ value: String, forKey key: String) throws {
    try turn.withLock { _ in
      do {
        let place = place
        try FolderMaking.make(FolderMaking.folder(of: place), for: path)
        try FileLock.hold(place + ".lock", unable: { $0 }) { () throws in
          var values: [String: String] = [:]
          switch try read(place) {
          case .values(let known): values = known
          case .garbage: try setAside(place)
          }
          values[key] = value
          let file = WholeFiles.File(path: place, text: lines(of: values), mode: 0o600)
          try WholeFiles.write([file])
        }
      } catch let fault as WholeFileFault {
        throw failure(fault.reason)
      }
    }
  }
}

extension FilePreferenceStore {
  /// Where the file is: what the path names where that is a symbolic link.
  private var place: String {
    var place = path
    for _ in 0..<32 {
      guard let next = try? FileManager.default.destinationOfSymbolicLink(atPath: place) else {
        break
      }
      place = next.hasPrefix("/") ? next : FolderMaking.folder(of: place) + "/" + next
    }
    return place
  }
}

// The file: a line for each value, `key = value`, both percent-encoded where they would end a line.
extension FilePreferenceStore {
  private static let plain = CharacterSet.alphanumerics.union(CharacterSet(charactersIn: "-._ "))

  private func lines(of values: [String: String]) -> String {
    values.sorted { $0.key < $1.key }
      .map { "\(encoded($0.key)) = \(encoded($0.value))\n" }
      .joined()
  }

  private func encoded(_ text: String) -> String {
    text.addingPercentEncoding(withAllowedCharacters: Self.plain) ?? ""
  }

  private enum Contents {
    case values([String: String])
    /// Something else than preferences: a folder, say.
    case garbage
  }

  /// What is there; an error where that cannot be said, because it may be good.
  private func read(_ place: String) throws -> Contents {
    let descriptor = open(place, O_RDONLY | O_CLOEXEC)
    if descriptor < 0, errno == ENOENT || errno == ENOTDIR { return .values([:]) }
    guard descriptor >= 0 else { throw systemFailure("reading it") }
    let file = FileHandle(fileDescriptor: descriptor, closeOnDealloc: true)
    var status = stat()
    if fstat(descriptor, &status) == 0, status.st_mode & S_IFMT == S_IFDIR { return .garbage }
    do {
      return contents(of: try file.readToEnd() ?? Data())
    } catch {
      throw failure("it cannot be read; make it readable, or remove it: \(error)")
    }
  }

  private func contents(of data: Data) -> Contents {
    var values: [String: String] = [:]
    for line in String(decoding: data, as: UTF8.self).split(separator: "\n") {
      let halves = line.components(separatedBy: " = ").map(\.removingPercentEncoding)
      guard halves.count == 2, let key = halves[0], let value = halves[1] else { return .garbage }
      values[key] = value
    }
    return .values(values)
  }

  private func setAside(_ place: String) throws {
    guard rename(place, place + ".unreadable") == 0 else {
      throw systemFailure("setting it aside, because it holds something else than preferences,")
    }
  }

  private func failure(_ reason: String) -> Failure {
    Failure(path: path, reason: reason)
  }
}

extension FilePreferenceStore {
  private func systemFailure(_ what: String) -> Failure {
    failure("\(what) failed: \(String(cString: strerror(errno)))")
  }
}
