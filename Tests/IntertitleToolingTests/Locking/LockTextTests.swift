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
        hash: "00ff",
        entries: [
          .init(language: nil, key: "a\nb \\ \u{2028}\u{7}", digest: "1"),
          .init(language: "de", key: "", digest: "2"),
        ]
      )
    ]
    kite.decisions = [
      .init(language: "fr", key: "OK", kept: nil), .init(language: "fr", key: "No", kept: "app"),
    ]
    kite.misfits = [.init(language: "fr", key: "%d")]
    return LockFile(vendors: [kite, .init(name: "Lamp")])
  }

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
    #expect(lines.contains("entry \"a\\{a}b \\\\ \\{2028}\\{7}\" 1"))
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
      "nonsense",
      "decision \"fr\" \"OK\" nobody", "vendor \"open", "vendor \"\\q\"", "\"vendor\" \"x\"",
      "end now",
      "vendor \"\\{110000}\"", "misfit \"fr\"",
    ]
  )
  func aLineThatIsNoFactIsRefused(line: String) {
    let text = LockText(LockFile(vendors: [.init(name: "Lamp")])).text
    #expect(fault(text.replacing("policy app-wins", with: line)) != nil)
  }

  @Test func whatComesAfterTheEndIsRefused() {
    #expect(fault(LockText(lock).text + "vendor \"late\"\n") != nil)
  }

  @Test func everyFaultNamesWhatToDo() {
    let faults: [LockFault] = [
      .noLock, .newer(version: "9"), .conflictMarks(line: 3), .damaged(line: 4), .cutOff(line: 5),
    ]
    for fault in faults {
      let diagnostic = fault.diagnostic(at: "V/intertitle.lock")
      #expect(diagnostic.message.contains("merge again") && diagnostic.severity == .error)
      #expect(diagnostic.path == "V/intertitle.lock" && diagnostic.line != nil)
    }
  }
}
