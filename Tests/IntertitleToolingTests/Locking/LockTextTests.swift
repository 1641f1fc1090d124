import IntertitleLanguages
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct LockTextTests {
  private var lock: LockFile {
    var kite = LockFile.Vendor(
      name: "Kite \"light\"",
      version: .init(text: "2.1", source: "Podfile.lock")
    )
    kite.policy = .fail
    kite.files = [
      .init(
        path: "Kite.bundle/en.lproj/K.strings",
        hash: SHA256(of: []),
        entries: [
          .init(language: nil, key: "a\nb \\ \u{2028}\u{7}", digest: digest),
          .init(language: "de", key: "", digest: .init(of: [])),
        ]
      )
    ]
    kite.decisions = [
      .init(language: "fr", key: "OK", kept: nil), .init(language: "fr", key: "No", kept: "app"),
    ]
    kite.misfits = [.init(language: "fr", key: "%d")]
    return LockFile(vendors: [kite, lamp])
  }

  private var lamp: LockFile.Vendor {
    let entry = LockFile.Entry(language: nil, key: "k", digest: digest)
    let file = LockFile.File(path: "en.lproj/L.strings", hash: SHA256(of: [1]), entries: [entry])
    return .init(name: "Lamp", files: [file])
  }

  private let digest = ShortDigest(of: [1])

  private func fault(_ text: String) -> LockFault? {
    do {
      _ = try LockParser(text)
      return nil
    } catch {
      return error
    }
  }

  @Test func whatIsWrittenIsReadBackTheSame() throws {
    #expect(try LockParser(LockText(lock).text).lock == lock)
    #expect(try LockParser(LockText(LockFile()).text).lock == LockFile())
  }

  @Test func eachFactIsALine() {
    let lines = LockText(lock).text.split(separator: "\n")
    #expect(lines.contains("entry \"a\\{a}b \\\\ \\{2028}\\{7}\" \(digest)"))
    #expect(
      lines.contains("decision \"fr\" \"OK\" app")
        && lines.contains("decision \"fr\" \"No\" \"app\"")
    )
    #expect(lines.first == "intertitle-lock 1" && lines.last == "end")
  }

  @Test func lineEndsOfAnotherSystemAreRead() throws {
    let text = LockText(lock).text.replacing("\n", with: "\r\n")
    #expect(try LockParser(text).lock == lock)
  }

  @Test func aLockThatIsCutOffAnywhereIsRefused() {
    let text = Array(LockText(lock).text.utf8)
    for length in 0..<(text.count - 1) {
      #expect(fault(String(decoding: text[..<length], as: UTF8.self)) != nil, "\(length)")
    }
  }

  @Test(arguments: ["<<<<<<< HEAD", "=======", ">>>>>>> main", "||||||| base"])
  func conflictMarksAreRefusedWithTheirLine(mark: String) {
    let text = LockText(lock).text.replacing("policy fail", with: "\(mark)\npolicy fail")
    #expect(fault(text) == .conflictMarks(line: 7))
  }

  @Test func aNewerVersionIsRefused() {
    #expect(fault("intertitle-lock 2\nwhatever\n") == .newer(version: "2"))
  }

  @Test(arguments: ["", "{}", "PODS:", "\"intertitle-lock\"", "intertitle-lock"])
  func whatIsNoLockIsRefused(text: String) {
    #expect(fault(text) == .noLock)
  }

  @Test(
    arguments: [
      "entry \"k\" 1", "vendor Kite", "vendor \"Lamp\"", "policy sometimes", "file \"x\"",
      "file \"x\" 00ff", "entry \"k\" 0123456789abcdeg", "nonsense",
      "decision \"fr\" \"OK\" nobody", "vendor \"open", "vendor \"\\q\"", "\"vendor\" \"x\"",
      "end now",
      "vendor \"\\{110000}\"", "misfit \"fr\"",
    ]
  )
  func aLineThatIsNoFactIsRefused(line: String) {
    let text = LockText(LockFile(vendors: [lamp])).text
    #expect(fault(text.replacing("policy app-wins", with: line)) != nil)
  }

  /// The lines of the lock that are facts, by their numbers.
  private var facts: (lines: [Substring], numbers: [Int]) {
    let lines = LockText(lock).text.split(separator: "\n", omittingEmptySubsequences: false)
    let numbers = lines.indices.dropFirst().filter { number in
      !lines[number].isEmpty && !lines[number].hasPrefix("#") && lines[number] != "end"
    }
    return (lines, numbers)
  }

  @Test func aLineThatStandsTwiceIsRefusedWithBothPlaces() {
    let (lines, numbers) = facts
    #expect(numbers.count == 13)
    for number in numbers {
      var doubled = lines
      doubled.insert(lines[number], at: number + 1)
      let expected = LockFault.repeated(line: number + 2, first: number + 1)
      #expect(fault(doubled.joined(separator: "\n")) == expected, "\(lines[number])")
    }
  }

  @Test(arguments: [
    ("policy fail", "policy app-wins"),
    ("decision \"fr\" \"OK\" app", "decision \"fr\" \"OK\" \"Lamp\""),
    ("version \"2.1\" from \"Podfile.lock\"", "version \"2.2\" from \"Podfile.lock\""),
  ])
  func aFactThatIsSaidInTwoWaysIsRefused(line: String, other: String) {
    let text = LockText(lock).text
    #expect(text.contains("\(line)\n"))
    let found = fault(text.replacing("\(line)\n", with: "\(line)\n\(other)\n"))
    guard case .repeated = found else { Issue.record("\(found as Any)"); return }
  }

  @Test(arguments: [
    "vendor \"Kite", "vendor \"Lamp", "policy fail", "policy app", "file ", "entry \"k",
  ])
  func aLineWithoutWhichOthersMeanNothingIsMissed(start: String) {
    let (lines, numbers) = facts
    let lost = numbers.filter { lines[$0].hasPrefix(start) }
    #expect(!lost.isEmpty)
    for number in lost {
      var rest = lines
      rest.remove(at: number)
      #expect(fault(rest.joined(separator: "\n")) != nil, "\(lines[number])")
    }
  }

  @Test func entriesOfOneKeyThatSayDifferentThingsAreTwoFacts() throws {
    var twice = lamp
    let other = LockFile.Entry(language: nil, key: "k", digest: .init(of: [2]))
    twice.files[0].entries.append(other)
    let lock = LockFile(vendors: [twice])
    #expect(try LockParser(LockText(lock).text).lock == lock)
  }

  @Test func whatComesAfterTheEndIsRefused() {
    #expect(fault(LockText(lock).text + "vendor \"late\"\n") != nil)
  }

  @Test func everyFaultNamesWhatToDo() {
    let faults: [LockFault] = [
      .noLock, .newer(version: "9"), .conflictMarks(line: 3), .damaged(line: 4), .cutOff(line: 5),
      .repeated(line: 6, first: 5), .incomplete(line: 7), .disagreeing(line: 8),
    ]
    for fault in faults {
      let diagnostic = fault.diagnostic(at: "V/intertitle.lock")
      #expect(diagnostic.message.contains("merge again") && diagnostic.severity == .error)
      #expect(diagnostic.path == "V/intertitle.lock" && diagnostic.line != nil)
    }
  }
}
