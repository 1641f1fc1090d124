import Foundation
import IntertitleTestInputs
import IntertitleTesting
import Testing

/// What is damaged on the disk is not used: the set before is, else what the app was built with.
struct KeptSetsTests {
  private let world: UpdatesFolder

  init() throws {
    world = try UpdatesFolder()
    try world.apply(["Wallet": "one"])
    try world.apply(["Wallet": "two"])
  }

  /// The two sets, the one in use first.
  private func sets() throws -> [String] {
    try text(at: world.folder.path + "/sets/sets").split(separator: "\n").dropFirst()
      .map { "sets/\($0.prefix(64)).tables" }
  }

  @Test func aDamagedSetIsReplacedByTheOneBefore() throws {
    try world.folder.write("torn", to: sets()[0])
    let next = UpdatesFolder.newStart()
    next.load(world.updates)
    #expect(next.label("Wallet").text == "one" && next.rules == ["tables-refused"])
    try world.folder.remove(sets()[1])
    #expect(world.shownAtNextStart() == "Portefeuille")
  }

  @Test func aSetThatIsGoneIsReplacedByTheOneBefore() throws {
    try world.folder.remove(sets()[0])
    #expect(world.shownAtNextStart() == "one")
    try world.apply(["Wallet": "three"])
    #expect(world.shownAtNextStart() == "three")
  }

  @Test func aSetInThePlaceOfAnotherIsNotUsed() throws {
    let other = try pack(["fr": ["Wallet": "smuggled"]])
    try world.folder.write(other, to: sets()[0])
    #expect(world.shownAtNextStart() == "one")
  }

  @Test func aDamagedSetIsWrittenAgainWhenItComesAgain() throws {
    try world.folder.write("torn", to: sets()[0])
    let next = UpdatesFolder.newStart()
    try next.apply(.bytes(pack(["fr": ["Wallet": "two"]])), keptIn: world.updates)
    #expect(world.shownAtNextStart() == "two")
  }

  /// Puts a line before those that are in the list.
  private func spoil(with line: [UInt8]) throws {
    let list = try text(at: world.folder.path + "/sets/sets")
    let rest = Array(list.utf8.drop { $0 != UInt8(ascii: "\n") })
    try world.folder.write(Array("intertitle tables 1\n".utf8) + line + rest, to: "sets/sets")
  }

  @Test(arguments: [
    Array("nonsense".utf8), [0xFF, 0xFE, 0x80], Array("12 34".utf8), Array("a b c".utf8),
  ])
  func aLineThatIsNotUnderstoodIsKeptByteForByteAndSaid(line: [UInt8]) throws {
    try spoil(with: line)
    let next = UpdatesFolder.newStart()
    next.load(world.updates)
    #expect(next.label("Wallet").text == "two" && next.rules == ["tables-list"])
    #expect(next.diagnostics.first?.line == 2)
    try next.apply(.bytes(pack(["fr": ["Wallet": "three"]])), keptIn: world.updates)
    #expect(world.shownAtNextStart() == "three")
    let list = try Data(contentsOf: URL(fileURLWithPath: world.folder.path + "/sets/sets"))
    #expect(list.split(separator: UInt8(ascii: "\n")).last.map { Array($0) } == line)
    #expect(list.split(separator: UInt8(ascii: "\n")).count == 4)
  }

  @Test func whoseLineWasDamagedThatSetIsNotLost() throws {
    let damaged = try sets()[0]
    let list = try text(at: world.folder.path + "/sets/sets")
    let hash = String(damaged.dropFirst(5).prefix(64))
    try world.folder.write(list.replacing(hash, with: "?\(hash.dropFirst())"), to: "sets/sets")
    #expect(world.shownAtNextStart() == "one", "the last good one")
    try world.apply(["Wallet": "three"])
    try world.apply(["Wallet": "four"])
    #expect(world.names.contains(String(damaged.dropFirst(5))))
    #expect(world.names.filter { $0.hasSuffix(".tables") }.count == 3)
    try world.localizer.goBack(in: world.updates)
    #expect(world.shown() == "three" && world.names.contains(String(damaged.dropFirst(5))))
  }

  @Test func whatIsNoListLosesNothing() throws {
    let names = world.names
    try world.folder.write([UInt8](repeating: 0xFF, count: 100), to: "sets/sets")
    #expect(world.shownAtNextStart() == "Portefeuille")
    #expect(throws: TableUpdateRefusal.self) { try world.apply(["Wallet": "three"]) }
    #expect(world.names == names)
  }

  @Test func whatAnEndedProcessLeftBehindIsRemoved() throws {
    let orphan = String(repeating: "a", count: 64) + ".tables"
    try world.folder.write("left behind", to: "sets/\(orphan)")
    try world.folder.write("half", to: "sets/.retitle-0/0")
    try world.folder.write("mine", to: "sets/notes.txt")
    try world.apply(["Wallet": "three"])
    #expect(!world.names.contains(orphan) && !world.names.contains(".retitle-0"))
    #expect(world.names.contains("notes.txt"))
  }

  @Test func aSetThatIsNotTrustedAnyMoreIsNotUsed() throws {
    let trusted = Locked(true)
    let strict = try UpdatesFolder { _, _ in trusted.withLock { $0 } }
    try strict.apply(["Wallet": "new"])
    #expect(strict.shownAtNextStart() == "new")
    trusted.withLock { $0 = false }
    #expect(strict.shownAtNextStart() == "Portefeuille")
    try strict.localizer.goBack(in: strict.updates)
    #expect(strict.shown() == "Portefeuille")
  }

  @Test func noOtherUserMayReadWhatIsKept() throws {
    for name in world.names {
      let path = "\(world.folder.path)/sets/\(name)"
      let mode = try FileManager.default.attributesOfItem(atPath: path)[.posixPermissions] as? Int
      #expect(mode == 0o600, "\(name)")
    }
  }
}
