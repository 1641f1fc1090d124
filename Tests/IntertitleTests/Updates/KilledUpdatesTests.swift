import Foundation
import IntertitleTestInputs
import IntertitleTables
import IntertitleTesting
import Testing

@testable import Intertitle

/// Whenever a process is ended that applies sets of tables, the old set or the new one is there,
/// whole.
///
/// `INTERTITLE_KILLS` says how often it is ended; `Tests/Kills/sets.sh` does so five hundred times.
@Suite(.enabled(if: OtherProcess.isThere, "the test process is built beside the tests"))
struct KilledUpdatesTests {
  private static let kills =
    ProcessInfo.processInfo.environment["INTERTITLE_KILLS"].flatMap { Int($0) } ?? 24
  private static let languages = ["de", "fr", "ja"]
  private static let keys = (0..<200).map { "key \($0)" }
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  @Test func killedWhileItAppliesSetsAProcessLeavesTheOldOneOrTheNew() throws {
    let sets = try ["one", "two"].map { word in
      let texts = Dictionary(uniqueKeysWithValues: Self.keys.map { ($0, word) })
      let tables = Dictionary(uniqueKeysWithValues: Self.languages.map { ($0, texts) })
      try folder.write(pack(tables), to: "\(word).tables")
      return "\(folder.path)/\(word).tables"
    }
    let faults = Locked<[String]>([])
    let lanes = 4
    DispatchQueue.concurrentPerform(iterations: lanes) { [folder = folder.path] lane in
      for number in 0..<(Self.kills + lanes - 1 - lane) / lanes {
        do {
          try Self.kill(["\(folder)/\(lane)"] + sets, number: number)
        } catch {
          faults.withLock { $0.append("\(error)") }
        }
      }
    }
    #expect(faults.withLock { $0 } == [])
  }

  /// Lets another process apply a few sets, ends it in the middle, and reads what there is then.
  private static func kill(_ paths: [String], number: Int) throws {
    let process = try OtherProcess(["applyForEver"] + paths)
    var rest = number % 7 + 1
    while rest > 0, let said = process.read() { rest -= said.count }
    let end = DispatchTime.now() + .microseconds(number * 997 % 4000)
    while DispatchTime.now() < end {}
    process.kill()
    let updates = TableUpdates(folder: paths[0])
    let words = shown(keptIn: updates)
    try #require(words == ["one"] || words == ["two"])
    try checkThatEachSetThatIsNamedIsThere(updates)
  }

  /// No set that the list names is missing or torn, so that the last good one can always be gone back to.
  private static func checkThatEachSetThatIsNamedIsThere(_ updates: TableUpdates) throws {
    let sets = KeptSets(in: updates.folder)
    let entries = try sets.entries()
    try #require(!entries.isEmpty && entries.count <= 2)
    for entry in entries {
      let set = TableSet.file(sets.path(of: entry), sha256: "\(entry.hash)")
      let verified = try VerifiedSet(set, for: updates)
      try #require(verified.pack.entryCount == languages.count * keys.count)
    }
  }

  /// What all keys of all languages say, and what is reported.
  private static func shown(keptIn updates: TableUpdates) -> Set<String> {
    let localizer = Localizer(system: .fixed([]))
    localizer.load(updates)
    let texts = languages.flatMap { language in
      let spoken = localizer.speaking(Language(language))
      return keys.map { spoken.text(forKey: $0) }
    }
    return Set(texts + localizer.diagnostics.map(\.description))
  }
}
