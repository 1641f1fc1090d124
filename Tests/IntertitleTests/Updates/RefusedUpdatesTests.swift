import Foundation
import IntertitleTestInputs
import IntertitleTesting
import Testing

/// A set that is not what it must be is refused with the reason, and nothing changes.
struct RefusedUpdatesTests {
  private enum Kind { case unreadable, notVerified, unusable, notKept }

  /// Why a set is refused, where nothing else happens.
  private func refusal(
    of set: TableSet,
    in world: UpdatesFolder,
    _ place: SourceLocation = #_sourceLocation
  ) -> TableUpdateRefusal? {
    let (names, before) = (world.names, world.shown())
    var refusal: TableUpdateRefusal?
    do throws(TableUpdateRefusal) {
      try world.localizer.apply(set, keptIn: world.updates)
      Issue.record("applied", sourceLocation: place)
    } catch {
      refusal = error
    }
    #expect(world.shown() == before && world.names == names, sourceLocation: place)
    #expect(world.shownAtNextStart() == before, sourceLocation: place)
    return refusal
  }

  private func isNotVerified(_ refusal: TableUpdateRefusal?) -> Bool {
    if case .notVerified = refusal { true } else { false }
  }

  private func isUnusable(_ refusal: TableUpdateRefusal?) -> Bool {
    if case .unusable = refusal { true } else { false }
  }

  private func isUnreadable(_ refusal: TableUpdateRefusal?) -> Bool {
    if case .unreadable = refusal { true } else { false }
  }

  @Test func aTornOrAlteredSetIsRefused() throws {
    let world = try UpdatesFolder()
    try world.apply(["Wallet": "last good"])
    let bytes = try pack(["fr": ["Wallet": "new"]])
    for count in [bytes.count - 1, bytes.count / 2, 24] {
      let torn = refusal(of: .bytes(Array(bytes.prefix(count))), in: world)
      #expect(isNotVerified(torn), "\(count)")
    }
    var altered = bytes
    altered[bytes.count - 40] ^= 1
    #expect(isNotVerified(refusal(of: .bytes(altered), in: world)))
    #expect(isUnusable(refusal(of: .bytes([]), in: world)))
    #expect(isUnusable(refusal(of: .bytes(Array("<html>404</html>".utf8)), in: world)))
  }

  @Test func aSetOfAnotherHashIsRefused() throws {
    let world = try UpdatesFolder()
    let bytes = try pack(["fr": ["Wallet": "new"]])
    let other = String(repeating: "0", count: 64)
    #expect(isNotVerified(refusal(of: .bytes(bytes, sha256: other), in: world)))
    #expect(isNotVerified(refusal(of: .bytes(bytes, sha256: "sha256"), in: world)))
  }

  @Test func aSetOfTheExpectedHashIsApplied() throws {
    let world = try UpdatesFolder()
    try world.folder.write(pack(["fr": ["Wallet": "new"]]), to: "set.tables")
    let path = world.folder.path + "/set.tables"
    try world.localizer.apply(
      .file(path, sha256: sha256sum(path).uppercased()),
      keptIn: world.updates
    )
    #expect(world.shown() == "new")
  }

  /// What the system's own tool says.
  private func sha256sum(_ path: String) throws -> String {
    let (process, pipe) = (Process(), Pipe())
    process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
    #if os(Linux)
      process.arguments = ["sha256sum", path]
    #else
      process.arguments = ["shasum", "-a", "256", path]
    #endif
    process.standardOutput = pipe
    try process.run()
    let said = String(decoding: pipe.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    process.waitUntilExit()
    return String(said.prefix(64))
  }

  @Test func theAppsCheckSeesTheVeryBytesAndTheSignature() throws {
    let seen = Locked<[([UInt8], [UInt8])]>([])
    let world = try UpdatesFolder { set, signature in
      seen.withLock { $0.append((set, signature)) }
      return signature == [1, 2, 3]
    }
    let bytes = try pack(["fr": ["Wallet": "new"]])
    #expect(isNotVerified(refusal(of: .bytes(bytes, signature: [1, 2]), in: world)))
    #expect(isNotVerified(refusal(of: .bytes(bytes), in: world)))
    try world.localizer.apply(.bytes(bytes, signature: [1, 2, 3]), keptIn: world.updates)
    #expect(world.shown() == "new" && world.shownAtNextStart() == "new")
    #expect(seen.withLock { $0 }.allSatisfy { $0.0 == bytes })
    #expect(seen.withLock { $0 }.last?.1 == [1, 2, 3])
  }

  @Test func theCheckIsNotAskedAboutBytesThatAreNotWhole() throws {
    let asked = Locked(0)
    let world = try UpdatesFolder { _, _ in
      asked.withLock { $0 += 1 }
      return true
    }
    let bytes = try pack(["fr": ["Wallet": "new"]])
    _ = refusal(of: .bytes(bytes.dropLast()), in: world)
    _ = refusal(of: .bytes(bytes, sha256: String(repeating: "0", count: 64)), in: world)
    #expect(asked.withLock { $0 } == 0)
  }

  @Test func whatTheCheckThrowsIsTheReason() throws {
    struct Expired: Error {}
    let world = try UpdatesFolder { _, _ in throw Expired() }
    let refusal = try refusal(of: .bytes(pack(["fr": ["a": "b"]])), in: world)
    #expect(isNotVerified(refusal) && refusal?.description.contains("Expired") == true)
  }

  @Test func aCheckMayApplyAnotherSet() throws {
    let (localizer, updates) = (Locked<Localizer?>(nil), Locked<TableUpdates?>(nil))
    let inner = try pack(["fr": ["Wallet": "inner"]])
    let world = try UpdatesFolder { set, _ in
      guard set != inner, let updates = updates.withLock({ $0 }) else { return true }
      try localizer.withLock { $0 }?.apply(.bytes(inner), keptIn: updates)
      return true
    }
    localizer.withLock { $0 = world.localizer }
    updates.withLock { $0 = world.updates }
    try world.apply(["Wallet": "outer"])
    #expect(world.shown() == "outer")
    try world.localizer.goBack(in: world.updates)
    #expect(world.shown() == "inner")
  }

  @Test func aCheckThatAppliesTheSetItIsAskedAboutComesToAnEnd() throws {
    let (localizer, updates) = (Locked<Localizer?>(nil), Locked<TableUpdates?>(nil))
    let world = try UpdatesFolder { set, _ in
      guard let updates = updates.withLock({ $0 }) else { return true }
      try localizer.withLock { $0 }?.apply(.bytes(set), keptIn: updates)
      return true
    }
    localizer.withLock { $0 = world.localizer }
    updates.withLock { $0 = world.updates }
    #expect(throws: TableUpdateRefusal.self) { try world.apply(["Wallet": "x"]) }
    localizer.withLock { $0 = nil }
    #expect(world.shown() == "Portefeuille")
  }

  @Test func aSetThatIsTooLargeIsRefused() throws {
    let world = try UpdatesFolder(mostBytes: 200)
    let bytes = try pack(["fr": ["Wallet": String(repeating: "x", count: 200)]])
    try world.folder.write(bytes, to: "set.tables")
    #expect(isUnreadable(refusal(of: .bytes(bytes), in: world)))
    #expect(isUnreadable(refusal(of: .file(world.folder.path + "/set.tables"), in: world)))
    #expect(isUnreadable(refusal(of: .file(world.folder.path + "/none"), in: world)))
    #expect(isUnreadable(refusal(of: .folder(world.folder.path + "/none"), in: world)))
  }

  @Test func textsThatAskForOtherArgumentsAreRefused() throws {
    let world = try UpdatesFolder()
    let refusal = try refusal(
      of: .bytes(pack(["fr": ["%lld boats": "%lld bateaux, %@", "ok": "ok"]])),
      in: world
    )
    #expect(
      isUnusable(refusal) && refusal?.diagnostics.map(\.path) == ["fr.lproj/Localizable.strings"]
    )
  }

  @Test func aSetMayNotChangeWhatCodePassesEvenInTheDevelopmentLanguage() throws {
    let world = try UpdatesFolder()
    world.localizer.load(["en": ["port.name": "at %@"]])
    let bytes = try pack(["en": ["port.name": "at %lld"], "fr": ["port.name": "à %lld"]])
    #expect(isUnusable(refusal(of: .bytes(bytes), in: world)))
    let good = try pack(["en": ["port.name": "in %@"], "fr": ["port.name": "en %@"]])
    try world.localizer.apply(.bytes(good), keptIn: world.updates)
    #expect(world.localizer.text(for: .key("port.name")) == "en %@")
  }

  @Test func filesWithErrorsAreRefusedWithAtMostTwenty() throws {
    let world = try UpdatesFolder()
    let files = (0..<30).map { ("fr.lproj/T\($0).strings", "\"a\" = ") }
    let refusal = try refusal(of: .bytes(pack(Dictionary(files) { one, _ in one })), in: world)
    #expect(isUnusable(refusal) && refusal?.diagnostics.count == 20)
  }

  @Test func aFolderThatCannotBeWrittenRefusesTheSet() throws {
    let world = try UpdatesFolder()
    try world.folder.write("a file", to: "sets")
    let set = try TableSet.bytes(pack(["fr": ["Wallet": "new"]]))
    #expect(throws: TableUpdateRefusal.self) {
      try world.localizer.apply(set, keptIn: world.updates)
    }
    #expect(world.shown() == "Portefeuille")
    #expect(try text(at: world.folder.path + "/sets") == "a file")
  }

  @Test func aFolderOfSomethingElseIsLeftAsItIs() throws {
    let world = try UpdatesFolder()
    try world.folder.write("intertitle tables 2\nx\n", to: "sets/sets")
    let set = try TableSet.bytes(pack(["fr": ["Wallet": "new"]]))
    let refusal = #expect(throws: TableUpdateRefusal.self) {
      try world.localizer.apply(set, keptIn: world.updates)
    }
    #expect(refusal?.diagnostics.first?.path == world.folder.path + "/sets/sets")
    #expect(try text(at: world.folder.path + "/sets/sets") == "intertitle tables 2\nx\n")
    world.localizer.load(world.updates)
    #expect(world.shown() == "Portefeuille" && world.localizer.rules == ["tables-refused"])
  }

  @Test func aRefusalSaysAllOfItsSentences() {
    let refusal = TableUpdateRefusal.unusable([
      Diagnostic(.error, rule: "a", "one", path: "x"), Diagnostic(.error, rule: "b", "two"),
    ])
    #expect(refusal.description == "x: error: one [a]\nerror: two [b]")
  }
}
