import IntertitleTesting
import Testing

/// Each model takes a content where UIKit's takes a string, under another label.
struct ContentTests {
  private let localizer: Localizer = {
    let localizer = Localizer(system: .fixed([]))
    localizer.load([
      "fr": [
        "Wallet": "Portefeuille", "%lld files": "%lld fichiers", "Sign in": "Se connecter",
        "Open_door": "Ouvert",
      ]
    ])
    return localizer
  }()
  private let files: LocalizedText = "\(3) files"

  private func french<Model>(_ make: () -> Model) throws -> Model {
    let model = localizer.scoped(make)
    try localizer.use("fr")
    return model
  }

  @Test func aLabelOfALiteralKeepsItsArguments() throws {
    let label = try french { LabelModel("\(3) files") }
    #expect(label.text == "3 fichiers" && label.$text.key == "%lld files")
    #expect(try french { LabelModel("Wallet", slot: .prompt) }.$text.slot == .prompt)
  }

  @Test func aLabelOfAStringIsItsKey() throws {
    let key = "Wal" + "let"
    #expect(try french { LabelModel(text: key) }.text == "Portefeuille")
    #expect(try french { LabelModel(text: nil) }.text == nil)
  }

  @Test func aLabelOfAContentShowsIt() throws {
    #expect(try french { LabelModel(content: files) }.text == "3 fichiers")
    #expect(try french { LabelModel(content: .verbatim("Wallet")) }.text == "Wallet")
    #expect(try french { LabelModel(content: nil) }.text == nil)
  }

  @Test func anInitialContentIsOneRunOfTheChain() {
    let recorder = ChainRecorder()
    localizer.updateChain { $0.prepend(recorder) }
    _ = localizer.scoped {
      (LabelModel(content: "Wallet"), LabelModel(), ButtonModel(content: nil))
    }
    #expect(recorder.passages.map(\.text) == ["Wallet"])
  }

  @Test func aButtonTakesAContentForEachState() throws {
    let button = try french { ButtonModel(content: files) }
    button.setContent("Wallet", for: .selected)
    #expect(button.currentTitle == "3 fichiers" && button.title(for: .selected) == "Portefeuille")
    button.setContent(nil, for: .selected)
    #expect(button.title(for: .selected) == "3 fichiers")
    button.setContent(nil, for: .normal)
    #expect(button.currentTitle == nil)
  }

  @Test func aScreenFeedsItsContentToItsItems() throws {
    let screen = try french { TitleModel(content: files) }
    let titles = [screen.title, screen.navigationItem.title, screen.tabBarItem.title]
    #expect(titles == ["3 fichiers", "3 fichiers", "3 fichiers"])
    let open = try french { TitleModel(content: .key("Open", context: "door")) }
    #expect(open.navigationItem.title == "Ouvert")
  }

  @Test func itemsAndActionsTakeAContent() throws {
    let titles = try french {
      [
        NavigationItemModel(content: files).title, TabBarItemModel(content: files).title,
        BarButtonItemModel(content: files).title, AlertActionModel(content: files).title,
      ]
    }
    #expect(titles == Array(repeating: "3 files", count: 4))
    #expect(try french { TabBarItemModel(content: files) }.title == "3 fichiers")
  }

  @Test func fieldsTakeAContentForTheirPlaceholder() throws {
    let (field, bar) = try french {
      (TextFieldModel(placeholderContent: files), SearchBarModel(placeholderContent: "Wallet"))
    }
    #expect(field.placeholder == "3 fichiers" && field.text == nil)
    #expect(bar.placeholder == "Portefeuille" && bar.text == nil)
  }

  @Test func segmentsTakeContents() throws {
    let segments = try french { SegmentedControlModel(contents: ["Wallet", files]) }
    #expect(segments.texts.map(\.text) == ["Portefeuille", "3 fichiers"])
    segments.insertSegment(withContent: "Sign in", at: 0)
    segments.setContent(.verbatim("Wallet"), forSegmentAt: 1)
    #expect(segments.texts.map(\.text) == ["Se connecter", "Wallet", "3 fichiers"])
  }

  @Test func anAlertShowsWhatAnErrorSays() throws {
    struct TooMany: Error {
      let count: Int
      var content: LocalizedText { "\(count) files" }
    }
    let alert = try french {
      AlertModel(content: "Wallet", messageContent: TooMany(count: 3).content)
    }
    #expect(alert.title == "Portefeuille" && alert.message == "3 fichiers")
    #expect(localizer.text(for: TooMany(count: 12).content) == "12 fichiers")
  }

  @Test("FU-72 a row that is a struct keeps what it says, and is Hashable and Sendable")
  func aRowThatIsAStructKeepsWhatItSays() throws {
    struct Row: Hashable, Sendable {
      var title: LocalizedText
      var detail: LocalizedText?
    }
    let row = Row(title: "Wallet", detail: "\(3) files")
    #expect(Set([row, Row(title: "Wallet", detail: "\(3) files")]).count == 1)
    #expect(row != Row(title: "Wallet", detail: "\(4) files"))
    let labels = try french { [LabelModel(content: row.title), LabelModel(content: row.detail)] }
    #expect(labels.map(\.text) == ["Portefeuille", "3 fichiers"])
  }
}
