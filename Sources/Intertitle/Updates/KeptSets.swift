internal import Foundation
internal import IntertitleLanguages
internal import IntertitleTables

/// The sets of tables in a folder: the one in use first, then the one before it.
///
/// Each is a file that is named for its hash; a small file says which they are. A set is written and
/// flushed before that file names it, and removed after it names it no more: what it names is there,
/// whole, whenever the process or the machine stops.
struct KeptSets {
  /// A set, as the small file names it.
  struct Entry: Hashable {
    let hash: SHA256
    let signature: [UInt8]
  }

  private static let heading = "intertitle tables 1"
  private static let ending = ".tables"
  /// How many sets are kept.
  private static let most = 2
  private let folder: String

  init(in folder: String) { self.folder = folder }

  /// The sets that are kept; none where nothing is there.
  ///
  /// - Throws: `.notKept` where something else is there, or what is there cannot be read.
  func entries() throws(TableUpdateRefusal) -> [Entry] {
    guard RealPath(list) != nil else { return [] }
    let text: String
    do throws(StringFileError) {
      text = String(decoding: try FileBytes.array(list, atMost: 1 << 20), as: UTF8.self)
    } catch {
      throw .notKept([error.diagnostic])
    }
    let lines = text.split(separator: "\n")
    guard lines.first.map(String.init) == Self.heading else { throw notAList }
    return lines.dropFirst().compactMap(Entry.init)
  }

  /// Where a set is.
  func path(of entry: Entry) -> String { path("\(entry.hash)\(Self.ending)") }

  /// Keeps other sets from now on.
  ///
  /// - Parameters:
  ///   - new: A set that is to be written first; nil where none is.
  ///   - change: Makes the list of the one that is there.
  /// - Returns: The list that is there now.
  /// - Throws: `.notKept`, and what was kept is.
  func keep(
    _ new: SealedPack? = nil,
    _ change: ([Entry]) -> [Entry]
  ) throws(TableUpdateRefusal) -> [Entry] {
    try writing { () throws(WholeFileFault) in try FolderMaking.make(folder, for: list) }
    return try FileLock.hold(path("lock"), unable: TableUpdateRefusal.init) {
      () throws(TableUpdateRefusal) in
      let before = try entries()
      let after = Array(change(before).prefix(Self.most))
      try writing { () throws(WholeFileFault) in
        if let new { try write(new.bytes, to: "\(new.hash)\(Self.ending)") }
        if after != before { try write(text(of: after), to: Self.listName) }
      }
      removeAllBut(after)
      return after
    }
  }
}

extension KeptSets {
  private static let listName = "sets"

  private var list: String { path(Self.listName) }

  private func path(_ name: String) -> String { RealPath.join(folder, name) }

  private func text(of entries: [Entry]) -> [UInt8] {
    let lines = [Self.heading] + entries.map(\.line)
    return Array(lines.map { $0 + "\n" }.joined().utf8)
  }

  /// Writes a file, unless it is there; to be called with the lock.
  private func write(_ bytes: [UInt8], to name: String) throws(WholeFileFault) {
    let file = WholeFiles.File(path: path(name), bytes: bytes, mode: 0o600)
    if !file.isOnDisk { try WholeFiles.write([file], through: .lockHolder(path("new"))) }
  }

  /// Removes sets that are named no more, and what a process that was ended left behind.
  private func removeAllBut(_ entries: [Entry]) {
    let kept = Set(entries.map(path))
    let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
    for place in names.filter({ $0.hasSuffix(Self.ending) }).map(path) where !kept.contains(place) {
      try? FileManager.default.removeItem(atPath: place)
    }
  }

  private func writing(
    _ body: () throws(WholeFileFault) -> Void
  ) throws(TableUpdateRefusal) {
    do { try body() } catch { throw TableUpdateRefusal(error) }
  }

  private var notAList: TableUpdateRefusal {
    .notKept([
      Diagnostic(
        .error,
        rule: "tables-refused",
        "this is no list of sets of tables that this program knows; give the sets of each version of"
          + " the app a folder of their own",
        path: list
      )
    ])
  }
}

extension TableUpdateRefusal {
  init(_ fault: WholeFileFault) {
    self = .notKept([Diagnostic(.error, rule: "unwritable", fault.reason, path: fault.path)])
  }
}

// A line: the hash, and the signature in hexadecimal digits.
extension KeptSets.Entry {
  fileprivate init?(line: Substring) {
    let parts = line.split(separator: " ", omittingEmptySubsequences: false)
    guard parts.count == 2, let hash = SHA256(parts[0]),
      let signature = [UInt8](hexadecimal: parts[1])
    else { return nil }
    self.init(hash: hash, signature: signature)
  }

  fileprivate var line: String { "\(hash) \(signature.hexadecimal)" }
}
