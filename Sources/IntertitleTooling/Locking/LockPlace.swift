internal import IntertitleLanguages
internal import IntertitleTables

/// The lock file of a merge: the one that the call names, else the one that stands beside the
/// vendors' folders.
struct LockPlace {
  /// Where it is, as the call or the vendors' folder spells it.
  let path: String
  /// What it records; nil where it is not there yet.
  var lock: LockFile? { read?.lock }
  private let read: LockParser?
  /// Whether it is of the very vendors of this merge; else others lie beside them, whose facts stay.
  private let isOfAll: Bool

  /// Finds the file and reads it; nil where there is none and none is asked for.
  ///
  /// - Throws: ``CommandFailure`` where it cannot be read as one, or where several stand beside the
  ///   vendors' folders.
  init?(for request: MergeRequest) throws(CommandFailure) {
    let beside = request.lock == nil ? try Self.beside(request.vendors) : nil
    guard let path = request.lock ?? beside else { return nil }
    self.path = path
    let place = RealPath(FolderMaking.folder(of: path))
    isOfAll = request.lock != nil || request.vendors.contains { RealPath($0) == place }
    read = try RealPath(path) == nil ? nil : Self.read(path)
  }

  /// The fault that what it records of a file is not what is in it.
  func disagreement(onFile file: String, of vendor: String) -> CommandFailure {
    let line = read?.line(ofFile: file, of: vendor) ?? 1
    return .unreadable(LockFault.disagreeing(line: line).diagnostic(at: path))
  }

  /// Where it is written to: a link that is named is followed.
  var target: String { RealPath(future: path)?.path ?? path }

  /// What it is to record: what is merged, and of vendors that no folder was given of what it does.
  func renewed(by snapshot: LockFile) -> LockFile {
    guard !isOfAll, let lock else { return snapshot }
    let names = Set(snapshot.vendors.map(\.name))
    var both = snapshot
    both.vendors += lock.vendors.filter { !names.contains($0.name) }
    both.vendors.sort { $0.name.utf8.lexicographicallyPrecedes($1.name.utf8) }
    return both
  }

  /// The file that stands in a folder of many, or beside a vendor's own.
  private static func beside(_ vendors: [String]) throws(CommandFailure) -> String? {
    var found: [(place: RealPath, path: String)] = []
    for folder in vendors.flatMap({ [$0, RealPath.join($0, "..")] }) {
      let path = RealPath.join(folder, LockFile.name)
      guard let place = RealPath(path), place.isFile else { continue }
      guard RealPath(folder)?.holds(place) == true else {
        throw .refused("this link leads out of its folder: it is not followed", path)
      }
      if !found.contains(where: { $0.place == place }) { found.append((place, path)) }
    }
    guard found.count < 2 else {
      let both = found.map(\.path).listed
      throw .words("there are two lock files, \(both); name one of them with --lock")
    }
    return found.first?.path
  }

  private static func read(_ path: String) throws(CommandFailure) -> LockParser {
    let text: String
    do { text = try FileBytes.text(path) } catch { throw .unreadable(error.diagnostic) }
    do {
      return try LockParser(text)
    } catch {
      throw .unreadable(error.diagnostic(at: path))
    }
  }
}
