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

  @Test func aListWithLinesThatAreNoneIsReadAsFarAsItCanBe() throws {
    let list = try text(at: world.folder.path + "/sets/sets")
    try world.folder.write(
      list.replacing("tables 1\n", with: "tables 1\nnonsense\n\n"),
      to: "sets/sets"
    )
    #expect(world.shownAtNextStart() == "two")
    try world.folder.write([UInt8](repeating: 0xFF, count: 100), to: "sets/sets")
    #expect(world.shownAtNextStart() == "Portefeuille")
  }

  @Test func whatAnEndedProcessLeftBehindIsRemoved() throws {
    let orphan = String(repeating: "a", count: 64) + ".tables"
    try world.folder.write("left behind", to: "sets/\(orphan)")
    try world.folder.write("half", to: "sets/new")
    try world.folder.write("mine", to: "sets/notes.txt")
    try world.apply(["Wallet": "three"])
    #expect(!world.names.contains(orphan) && !world.names.contains("new"))
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
