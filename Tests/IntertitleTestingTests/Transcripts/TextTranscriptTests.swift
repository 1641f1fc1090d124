import Foundation
@testable import IntertitleTesting
import Testing

struct TextTranscriptTests {
  private let localizer: Localizer = {
    let localizer = Localizer(chain: [.recovering, .lookup], system: .fixed([]))
    localizer.load(
      [
        "fr": ["Wallet": "Portefeuille", "%lld new": "%lld de plus"],
        "en": ["Send": "Send it", "%lld new": "%lld new"],
      ],
      vendored: ["Hud": ["fr": ["Done": "Fini"]]]
    )
    return localizer
  }()

  private func transcript(_ contents: LocalizedText..., language: Language = "fr") -> [String] {
    let labels = localizer.scoped { contents.map { LabelModel(content: $0) } + [LabelModel()] }
    return labels.flatMap(\.texts).transcript(in: language).lines
  }

  @Test func eachTextHasALineInTheOrderOfTheTree() {
    #expect(
      transcript("Wallet", "Done", "Send", "nobody", "\(3) new", .verbatim("Lena"), "") == [
        "label “Wallet” → “Portefeuille” (table Localizable, fr)",
        "label “Done” → “Fini” (vendor Hud, table Localizable, fr)",
        "label “Send” → “Send it” (table Localizable, en)",
        "label “nobody” → “nobody” (missing)",
        "label “%lld new” → “3 de plus” (table Localizable, fr)",
        "label “Lena” (verbatim)",
        "label “” (verbatim)",
      ]
    )
  }

  @Test func whatWasFoundBackSaysSo() {
    #expect(
      transcript("3 new") == ["label “3 new” → “3 de plus” (found back, table Localizable, fr)"]
    )
  }

  @Test(
    "a figure is not missing, whatever wrote it",
    arguments: ["12:30", "5.2 %", "214°", "2026-05-03", "—"]
  )
  func aFigureIsNotMissing(_ figure: String) {
    let key = LocalizedText.key(figure)
    #expect(transcript(key) == ["label “\(figure)” → “\(figure)” (figure)"])
    #expect(transcript("\(figure)") == ["label “%@” → “\(figure)” (figure)"])
    #expect(transcript("\(figure) left") == ["label “%@ left” → “\(figure) left” (missing)"])
  }

  @Test func whatSeveralKeysCanHaveMadeIsInDoubt() {
    localizer.load([
      "en": ["menu.name": "Name", "form.name": "Name"],
      "fr": ["menu.name": "Nom", "form.name": "Votre nom"],
    ])
    #expect(transcript("Name") == ["label “Name” → “Name” (in doubt)"])
    let label = localizer.scoped { LabelModel("Name") }
    let report = label.check(in: "fr")
    #expect(report.findings.first?.contains("no telling which key made it: ") == true, "\(report)")
  }

  @Test func aLinkThatMadeTheTextSaysSo() {
    localizer.updateChain { $0.prepend(ScriptedLink(.answer("!"))) }
    #expect(transcript("Wallet") == ["label “Wallet” → “!” (link)"])
  }

  @Test("the language in use does not matter, and stays")
  func theLanguageInUseDoesNotMatter() throws {
    let inEnglish = transcript("Wallet")
    try localizer.use("fr")
    #expect(transcript("Wallet") == inEnglish && localizer.language == "fr")
    #expect(transcript("Wallet", language: "en") == ["label “Wallet” → “Wallet” (missing)"])
  }

  @Test func aTextIsOneWholeLine() {
    let long = String(repeating: "long ", count: 100)
    #expect(
      transcript(.verbatim("a\nb\\c\u{2028}d\t\r\n")) == [
        "label “a\\nb\\\\c\\u{2028}d\\t\\r\\n” (verbatim)"
      ]
    )
    #expect(transcript(.verbatim(long)) == ["label “\(long)” (verbatim)"])
  }

  @Test func aTextOfAnotherLocalizerSaysSo() {
    let other = Localizer(system: .fixed([])).scoped {
      [LabelModel("Wallet"), LabelModel(content: .verbatim("L"))]
    }
    let lines = other.flatMap(\.texts).transcript(in: "fr", of: localizer).lines
    #expect(
      lines == ["label “Wallet” → “Wallet” (another localizer)", "label “L” (another localizer)"]
    )
  }

  @Test("no path is in it, wherever the tables lie")
  func noPathIsInIt() throws {
    let folder = FileManager.default.temporaryDirectory.appendingPathComponent(UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    let table = folder.appendingPathComponent("de.lproj")
    try FileManager.default.createDirectory(at: table, withIntermediateDirectories: true)
    try Data("\"Wallet\" = \"Börse\";".utf8).write(
      to: table.appendingPathComponent("Localizable.strings")
    )
    localizer.load(folder: folder.path)
    #expect(
      transcript("Wallet", language: "de") == ["label “Wallet” → “Börse” (table Localizable, de)"]
    )
  }
}

struct GoldenFileTests {
  private let folder = FileManager.default.temporaryDirectory.appendingPathComponent(
    UUID().uuidString
  )
  private let transcript = TextTranscript(lines: ["a", "b", "c"])

  private func check(_ transcript: TextTranscript, recording: Bool = false) -> [String] {
    let source = folder.appendingPathComponent("Tests.swift").path
    return transcript.check(against: "Golden/a.txt", beside: source, recording: recording).findings
  }

  @Test func aFileThatIsNotThereIsAFinding() {
    #expect(
      check(transcript) == [
        "there is no Golden/a.txt; write it with INTERTITLE_RECORD=1, and read it"
      ]
    )
  }

  @Test func whatIsWrittenAnewIsNoCheckAndIsOneThen() throws {
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(check(transcript, recording: true).first?.contains("so nothing was checked") == true)
    #expect(check(transcript).isEmpty)
    let file = folder.appendingPathComponent("Golden/a.txt")
    #expect(try String(contentsOf: file, encoding: .utf8) == "a\nb\nc\n")
    try Data("a\r\nb\r\nc".utf8).write(to: file)
    #expect(check(transcript).isEmpty)
  }

  @Test func eachLineThatDiffersIsAFinding() {
    defer { try? FileManager.default.removeItem(at: folder) }
    _ = check(transcript, recording: true)
    let changed = TextTranscript(lines: ["a", "B", "c", "d"])
    #expect(check(changed) == ["line 2 was: b", "line 2 is: B", "line 4 is: d"])
    #expect(check(TextTranscript(lines: ["c", "b", "a"])).count == 4)
  }

  @Test func aTranscriptOfNothingIsNotClean() {
    defer { try? FileManager.default.removeItem(at: folder) }
    let nothing = TextTranscript(lines: [])
    _ = check(nothing, recording: true)
    #expect(check(nothing) == ["there is no text, so nothing was checked"])
  }

  @Test func aFileThatCannotBeWrittenIsAFinding() {
    let report = transcript.check(
      against: "a.txt/b.txt",
      beside: "/dev/null/Tests.swift",
      recording: true
    )
    #expect(report.findings.first?.hasPrefix("a.txt/b.txt cannot be written") == true)
  }
}
