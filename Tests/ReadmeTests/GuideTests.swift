import Foundation
import Intertitle
import Testing

/// The pages of the documentation whose code is compiled, and does what they say.
@Suite struct GuideTests {
  private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  private static let pages = ["CellsStructsAndLazyTexts", "TestingAScreen"]

  private static func text(of path: String) throws -> String {
    try String(contentsOf: folder.appendingPathComponent(path), encoding: .utf8)
  }

  private static func blocks(of page: String) throws -> [String] {
    let text = try text(of: "../../Sources/Intertitle/Documentation.docc/\(page).md")
    return text.components(separatedBy: "```swift\n").dropFirst().map { rest in
      rest.components(separatedBy: "```")[0]
    }
  }

  private static func files(of page: String) throws -> [String] {
    let place = folder.appendingPathComponent("Guides/\(page)").path
    return try FileManager.default.contentsOfDirectory(atPath: place)
      .filter { $0.hasSuffix(".swift") }.map { try text(of: "Guides/\(page)/\($0)") }
  }

  @Test(arguments: pages) func everyBlockIsAFileThatIsCompiled(page: String) throws {
    let files = try Self.files(of: page) + [Self.text(of: "Guides/Combine/BalanceModel.swift")]
    let blocks = try Self.blocks(of: page)
    #expect(blocks.count > 3)
    for block in blocks { #expect(files.contains(block), "no file is this block:\n\(block)") }
  }

  @Test(arguments: pages) func everyFileIsABlock(page: String) throws {
    let blocks = try Self.blocks(of: page)
    for file in try Self.files(of: page) {
      #expect(blocks.contains(file), "the page has no block like this file:\n\(file)")
    }
  }

  @Test("the page shows the transcript that the golden file has")
  func thePageShowsTheGoldenFile() throws {
    let page = try Self.text(of: "../../Sources/Intertitle/Documentation.docc/TestingAScreen.md")
    let golden = try Self.text(of: "Guides/TestingAScreen/Golden/archive.fr.txt")
    #expect(page.contains("```text\n\(golden)```"))
  }
}

/// What the code of the pages does.
@MainActor
@Suite struct GuideCodeTests {
  private let localizer: Localizer = {
    let localizer = Localizer(system: .fixed([]))
    localizer.load([
      "fr": [
        "Transfer": "Virement", "Send": "Envoyer", "Language": "Langue", "Today": "Aujourd’hui",
        "Messages": "Messages", "%lld unread": "%lld non lus", "Not sent: %@": "Non envoyé : %@",
        "Refused by %@": "Refusé par %@", "Wallet": "Portefeuille", "Balance": "Solde",
      ]
    ])
    return localizer
  }()

  @Test("FU-67 a cell shows the row that it was given last, in whatever language")
  func aCellShowsItsRow() throws {
    let rows = localizer.scoped { (0..<10).map { _ in TransferRow() } }
    let cell = TransferCell()
    for turn in 0..<1000 { cell.show(rows[turn % 10]) }
    try localizer.use("fr")
    #expect(cell.titleLabel.text == "Virement" && cell.button.currentTitle == "Envoyer")
    rows[3].title.text = "of another row"
    rows[3].action.setTitle("of another row", for: .normal)
    #expect(cell.titleLabel.text == "Virement" && cell.button.currentTitle == "Envoyer")
  }

  @Test("FU-72 a row that is a struct is shown in the language in use")
  func aStructIsShown() throws {
    let cell = localizer.scoped { SettingCell() }
    let rows = Settings.rows(3, of: "Language")
    #expect(Set(rows).count == 3)
    cell.show(rows[1])
    try localizer.use("fr")
    #expect(cell.detailLabel.text == "3 non lus")
    cell.show(rows[0])
    #expect(cell.titleLabel.text == "Langue" && cell.detailLabel.text == nil)
    cell.show(rows[2])
    #expect(cell.detailLabel.text == "Language")
  }

  @Test func lazyRowsBelongToTheScopeOfTheirScreen() throws {
    let history = localizer.scoped { HistoryViewModel() }
    #expect(history.rows.allSatisfy { $0.$text.localizer === localizer })
    try localizer.use("fr")
    #expect(history.rows.first?.text == "Aujourd’hui")
  }

  @Test func anErrorIsShownInTheLanguageInUse() throws {
    let alert = localizer.scoped { AlertModel(.refused(by: "Send")) }
    try localizer.use("fr")
    #expect(alert.title == "Virement" && alert.message == "Non envoyé : Refusé par Send")
    let said = localizer.scoped { TransferError.refused(by: "Lena").localizedDescription }
    #expect(said == "Refusé par Lena")
  }

  @Test func theShadowOfNSLocalizedStringHandsTheKeyOn() throws {
    let label = localizer.scoped { LabelModel(text: NSLocalizedString("Wallet", comment: "")) }
    try localizer.use("fr")
    #expect(label.text == "Portefeuille" && label.$text.key == "Wallet")
  }

  @Test func anObservableClassMayHaveInterceptedTexts() throws {
    guard #available(iOS 17, macOS 14, tvOS 17, watchOS 10, *) else { return }
    let balance = localizer.scoped { Balance() }
    #expect(balance.shownTitle == "Balance")
    try localizer.use("fr")
    #expect(balance.shownTitle == "Solde" && balance.title == "Solde")
  }
}
