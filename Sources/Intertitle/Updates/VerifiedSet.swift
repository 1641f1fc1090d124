internal import IntertitleLanguages
internal import IntertitleTables

/// A set of tables of which all is known to be as it must: its bytes, its signature and its files.
struct VerifiedSet: Sendable {
  let sealed: SealedPack
  let signature: [UInt8]
  let pack: TablePack

  /// Reads and verifies a set, in this order: size, hashes, signature, names, texts.
  ///
  /// The app's check is called; nothing is held meanwhile.
  init(_ set: TableSet, for updates: TableUpdates) throws(TableUpdateRefusal) {
    do {
      let sealed = try set.sealed(atMost: updates.mostBytes)
      try set.checkHash(of: sealed)
      try updates.check(sealed, set.signature)
      self.sealed = sealed
      signature = set.signature
      pack = try TablePack(sealed)
    } catch {
      throw TableUpdateRefusal(error, path: set.path)
    }
    try TableUpdateRefusal.check(pack.diagnostics)
  }

  /// Makes sure that no text asks for other arguments than code gives it: what the app was built with
  /// says which these are, and for keys that it lacks the set itself.
  func checkArguments(in library: TableLibrary) throws(TableUpdateRefusal) {
    let own = library.withoutSets
    let both = own.using(self, keptIn: "")
    let layers = [own, both].map { $0.layers(for: own.development) }
    let misfits = pack.misfits(development: own.development) { question in
      StringTable(folding: layers.flatMap { $0.answers(to: question).layers.map(\.source) })
    }
    try TableUpdateRefusal.check(misfits)
  }
}

extension TableSet {
  /// Where it came from; nil for bytes.
  fileprivate var path: String? {
    switch source {
    case .file(let path), .folder(let path): path
    case .bytes: nil
    }
  }

  fileprivate func sealed(atMost limit: Int) throws(PackFault) -> SealedPack {
    switch source {
    case .file(let path): return try SealedPack(contentsOf: path, atMost: limit)
    case .folder(let path): return try SealedPack(folder: path, atMost: limit)
    case .bytes(let bytes): return try SealedPack(bytes, atMost: limit)
    }
  }

  fileprivate func checkHash(of sealed: SealedPack) throws(PackFault) {
    guard let sha256 else { return }
    guard let expected = SHA256(sha256) else { throw .noHash(sha256) }
    guard sealed.hash == expected else { throw .otherHash(found: sealed.hash) }
  }
}

extension TableUpdates {
  fileprivate func check(_ sealed: SealedPack, _ signature: [UInt8]) throws(PackFault) {
    guard let isTrusted else { return }
    guard let call = CallDepth.begin(.question) else {
      throw .notTrusted(reason: "\(CallsTooDeep())")
    }
    defer { call.end() }
    let answer: Bool
    do { answer = try isTrusted(sealed.bytes, signature) } catch {
      throw .notTrusted(reason: "\(error)")
    }
    guard answer else { throw .notTrusted(reason: nil) }
  }
}
