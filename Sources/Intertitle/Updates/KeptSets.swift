internal import Foundation
internal import IntertitleLanguages
internal import IntertitleTables

/// The sets of tables in a folder: the one in use first, then the one before it.
///
/// Each is a file that is named for its hash; a small file says which they are. A set is written and
/// flushed before that file names it, and removed after it names it no more: what it names is there,
/// whole, whenever the process or the machine stops.
struct KeptSets {
  typealias Entry = KeptList.Entry

  private static let ending = ".tables"
  /// How many sets are kept.
  private static let most = 2
  private let folder: String

  init(in folder: String) { self.folder = folder }

  /// The sets that are kept; none where nothing is there.
  ///
  /// - Throws: `.notKept` where something else is there, or what is there cannot be read.
  func entries() throws(TableUpdateRefusal) -> [Entry] { try list().entries }

  /// What the list says that is not understood; nothing where it cannot be read.
  var diagnostics: [Diagnostic] { (try? list())?.diagnostics(at: place) ?? [] }

  /// Where a set is.
  func path(of entry: Entry) -> String { path("\(entry.hash)\(Self.ending)") }

  /// Keeps other sets from now on.
  ///
  /// - Parameters:
  ///   - new: A set that is to be written first; nil where none is.
  ///   - change: Makes the list of the one that is there.
  /// - Throws: `.notKept`, and what was kept is.
  func keep(
    _ new: SealedPack? = nil,
    _ change: ([Entry]) -> [Entry]
  ) throws(TableUpdateRefusal) {
    try writing { () throws(WholeFileFault) in try FolderMaking.make(folder, for: place) }
    try FileLock.hold(path("lock"), unable: TableUpdateRefusal.init) {
      () throws(TableUpdateRefusal) in
      let before = try list()
      let after = before.replacing(Array(change(before.entries).prefix(Self.most)))
      try writing { () throws(WholeFileFault) in
        if let new { try write(new.bytes, to: "\(new.hash)\(Self.ending)") }
        if after != before { try write(after.bytes, to: Self.listName) }
      }
      remove(before, after)
    }
  }
}

extension KeptSets {
  private static let listName = "sets"

  private var place: String { path(Self.listName) }

  private func path(_ name: String) -> String { RealPath.join(folder, name) }

  private func list() throws(TableUpdateRefusal) -> KeptList {
    guard RealPath(place) != nil else { return KeptList() }
    let bytes: [UInt8]
    do throws(StringFileError) {
      bytes = try FileBytes.array(place, atMost: 1 << 20)
    } catch {
      throw .notKept([error.diagnostic])
    }
    guard let list = KeptList(bytes) else { throw notAList }
    return list
  }

  /// Writes a file, unless it is there; to be called with the lock.
  private func write(_ bytes: [UInt8], to name: String) throws(WholeFileFault) {
    let file = WholeFiles.File(path: path(name), bytes: bytes, mode: 0o600)
    if !file.isOnDisk { try WholeFiles.write([file]) }
  }

  /// Removes sets that are named no more, and, where it is known which are named, what a process that was
  /// ended left behind.
  private func remove(_ before: KeptList, _ after: KeptList) {
    let kept = Set(after.entries.map(path))
    var gone = before.entries.map(path)
    if after.isUnderstood {
      let names = (try? FileManager.default.contentsOfDirectory(atPath: folder)) ?? []
      gone += names.filter { $0.hasSuffix(Self.ending) }.map(path)
    }
    for place in Set(gone).subtracting(kept) { try? FileManager.default.removeItem(atPath: place) }
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
        path: place
      )
    ])
  }
}

extension TableUpdateRefusal {
  init(_ fault: WholeFileFault) {
    self = .notKept([Diagnostic(.error, rule: "unwritable", fault.reason, path: fault.path)])
  }
}
