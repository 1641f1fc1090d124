import IntertitleTesting
import Testing

struct LanguageCheckTests {
  private let localizer = Localizer(system: .fixed([]))

  init() {
    localizer.load(
      [
        "fr": ["Wallet": "Portefeuille", "Ok": "Ok"], "es": ["Wallet": "Cartera"],
        "es-MX": ["Ok": "Va"],
      ],
      vendored: ["Hud": ["fr": ["Done": "Fini"]]]
    )
  }

  private func labels(_ texts: String...) -> [LabelModel] {
    localizer.scoped {
      texts.map { text in
        let label = LabelModel()
        label.text = text
        return label
      }
    }
  }

  @Test func textsOfTheTableAndVerbatimOnesAreClean() throws {
    let labels = labels("Wallet", "Ok", "Done", "", "words of a person")
    labels[4].content = .verbatim("words of a person")
    try localizer.use("fr")
    let report = labels.flatMap(\.texts).check(in: "fr")
    #expect(report.isClean, "\(report)")
  }

  @Test func aTextOfAParentBelongsToTheLanguage() throws {
    let labels = labels("Wallet", "Ok")
    try localizer.use("es-MX")
    #expect(labels.flatMap(\.texts).check(in: "es-MX").isClean)
  }

  @Test func whatTheLanguageLacksIsAFinding() throws {
    let labels = labels("Wallet", "Send")
    try localizer.use("fr")
    let report = labels.flatMap(\.texts).check(in: "fr")
    let finding = "label “Send”: fr lacks “Send”, and so does every language it falls back to"
    #expect(report.findings == [finding])
    #expect(labels.flatMap(\.texts).check(in: "fr", except: ["Send"]).isClean)
  }

  @Test func whatTheDevelopmentLanguageStandsInForIsAFinding() throws {
    localizer.load(["en": ["Send": "Send it"]])
    let labels = labels("Send")
    try localizer.use("fr")
    let finding = "label “Send it”: fr lacks “Send”; the text is from table Localizable (en)"
    #expect(labels[0].check(in: "fr").findings == [finding])
  }

  @Test func aTextInTheWrongLanguageIsAFinding() throws {
    let labels = labels("Wallet")
    try localizer.use("es")
    #expect(
      labels[0].check(in: "fr").findings == ["label “Cartera”: in fr it is “Portefeuille”"]
    )
  }

  @Test func keysThatAreTextsOfTheDevelopmentLanguageAreClean() {
    #expect(labels("Wallet", "Anything")[1].check(in: "en").isClean)
  }

  @Test func aTreeOfModelsIsChecked() throws {
    let screen = localizer.scoped { TitleModel(title: "Wallet") }
    screen.tabBarItem.title = "Tab"
    try localizer.use("fr")
    let report = screen.tree.check(in: "fr")
    #expect(report.findings.count == 1)
    #expect("\(report)".contains("tabTitle “Tab”"))
  }

  @Test("FU-60 a language that nobody loaded", arguments: ["de", "zh-Hans", "xx"] as [Language])
  func aLanguageThatIsNotAvailableIsAFinding(_ language: Language) throws {
    let labels = labels("Wallet")
    try localizer.use(language)
    let finding =
      "\(language) is not available, so nothing was checked: en would be used; there is en, es, es-MX"
      + " and fr"
    #expect(labels.flatMap(\.texts).check(in: language).findings == [finding])
  }

  @Test("FU-60 a language that another one stands in for, in another script or near to it")
  func aLanguageThatAnotherStandsInForIsNotAvailable() throws {
    let localizer = Localizer(system: .fixed([]))
    localizer.load(["zh-Hans": ["Wallet": "钱包"], "da": ["Wallet": "Tegnebog"]])
    for (asked, used) in [("zh-TW", "zh-Hans"), ("zh-Hant", "zh-Hans"), ("nb", "da")] {
      let label = localizer.scoped { LabelModel("Wallet") }
      try localizer.use(Language(asked))
      let first = label.check(in: Language(asked)).findings.first ?? ""
      #expect(first.hasPrefix("\(asked) is not available"), "\(asked), \(used): \(first)")
    }
  }

  @Test("a language is available by another spelling, and in another region")
  func aLanguageIsAvailableByAnotherSpelling() throws {
    let localizer = Localizer(system: .fixed([]))
    localizer.load([
      "pt-PT": ["Wallet": "Carteira"], "no": ["Wallet": "Lommebok"], "zh_TW": ["Wallet": "錢包"],
      "he": ["Wallet": "ארנק"],
    ])
    for language in ["pt-AO", "nb", "zh-Hant", "zh-HK", "iw", "pt-PT-u-nu-arab"] as [Language] {
      let label = localizer.scoped { LabelModel("Wallet") }
      try localizer.use(language)
      let report = label.check(in: language)
      #expect(report.isClean, "\(language): \(report)")
    }
  }

  @Test("FU-60 nothing was loaded, or the folder is misspelled")
  func aLocalizerWithoutTablesIsAFinding() throws {
    let empty = Localizer(system: .fixed([]))
    let finding = "no table is loaded, so nothing was checked; see the localizer's diagnostics"
    let label = empty.scoped { LabelModel("Wallet") }
    for language in ["fr", "en"] as [Language] {
      #expect(label.check(in: language).findings == [finding])
    }
    empty.load(folder: "/nowhere/at/all")
    #expect(label.check(in: "fr").findings == [finding])
    #expect(empty.diagnostics.contains { $0.path?.contains("nowhere") == true })
  }

  @Test("FU-60 no text, none with a key, or all of them excepted")
  func aCheckOfNothingIsNotClean() throws {
    try localizer.use("fr")
    let none = "there is no text, so nothing was checked"
    #expect([InterceptedText]().check(in: "fr").findings == [none])
    let nothing = "there is no text with a key that is looked up, so nothing was checked"
    #expect([InterceptedText]().check(in: "fr", of: localizer).findings == [nothing])
    let labels = labels("Wallet", "", "Send")
    labels[2].content = .verbatim("Send")
    #expect(labels[1].check(in: "fr").findings == [nothing])
    #expect(labels[2].check(in: "fr").findings == [nothing])
    #expect(labels[0].check(in: "fr", except: ["Wallet"]).findings == [nothing])
    #expect(labels.flatMap(\.texts).check(in: "fr").isClean)
  }

  @Test("a chain that leaves every text alone checks nothing")
  func whatARuleLeavesAloneIsNotChecked() throws {
    let label = localizer.intercepting(with: [.verbatim]).scoped { LabelModel("Wallet") }
    try localizer.use("fr")
    #expect(label.check(in: "fr").findings.count == 1)
    #expect((labels("Wallet").flatMap(\.texts) + label.texts).check(in: "fr").isClean)
  }

  @Test("FU-61 a text of another localizer than the one under test")
  func aTextOfAnotherLocalizerIsAFinding() throws {
    let other = Localizer(system: .fixed([]))
    other.load(["fr": ["Wallet": "Bourse"]])
    let (own, foreign) = (labels("Wallet"), other.scoped { LabelModel("Wallet") })
    for localizer in [localizer, other] { try localizer.use("fr") }
    let both = own.flatMap(\.texts) + foreign.texts
    let finding = { (text: String) in
      "label “\(text)” ← “Wallet” (fr): belongs to another localizer, not to the one under test; make"
        + " it in scoped { }, or in standingForShared { } where it is made late"
    }
    #expect(both.check(in: "fr").findings == [finding("Bourse")])
    #expect(both.check(in: "fr", of: other).findings == [finding("Portefeuille")])
    #expect(foreign.check(in: "fr").isClean)
    #expect(foreign.check(in: "fr", of: localizer).findings == [finding("Bourse")])
  }

  @Test("a verbatim text of another localizer is a finding, and one that holds nothing is none")
  func whatHoldsNothingIsNobodys() throws {
    let other = Localizer(system: .fixed([]))
    let foreign = other.scoped { [LabelModel(content: .verbatim("Lena")), LabelModel()] }
    try localizer.use("fr")
    let texts = labels("Wallet").flatMap(\.texts) + foreign.flatMap(\.texts)
    #expect(texts.check(in: "fr").findings.count == 1)
  }

  @Test func aLocalizerThatWasDerivedIsTheSameOne() throws {
    let texts = [localizer, localizer.intercepting(with: [.lookup]), localizer.speaking("fr")]
      .flatMap { $0.scoped { LabelModel("Wallet") }.texts }
    try localizer.use("fr")
    let report = texts.check(in: "fr", of: localizer)
    #expect(report.isClean, "\(report)")
  }

  @Test("a tree that a link changes while it is read is read as it was when the check began")
  func aTreeThatChangesWhileItIsRead() throws {
    let segments = localizer.scoped { SegmentedControlModel(items: ["Wallet", "Ok"]) }
    try localizer.use("fr")
    let tree = Unchecked(segments)
    localizer.updateChain { chain in
      chain.prepend(
        ClosureInterceptor { assignment, next in
          if assignment.cause == .explained {
            tree.value.insertSegment(withTitle: "of nobody", at: 0)
            if tree.value.numberOfSegments > 5 { tree.value.removeAllSegments() }
          }
          return next(assignment)
        }
      )
    }
    let report = segments.texts.check(in: "fr")
    #expect(report.isClean && segments.numberOfSegments == 4, "\(report)")
  }

  @Test func aTextThatIsAssignedWheneverItIsLookedAtIsAFinding() throws {
    let label = labels("Wallet")[0]
    try localizer.use("fr")
    let (box, count) = (Unchecked(label), Locked(0))
    localizer.updateChain { chain in
      chain.prepend(
        ClosureInterceptor { assignment, next in
          if assignment.cause == .explained {
            box.value.text = "text \(count.withLock { $0 += 1; return $0 })"
          }
          return next(assignment)
        }
      )
    }
    let report = label.check(in: "fr")
    #expect(report.findings.first?.hasSuffix("is assigned anew each time it is looked at") == true)
  }

  /// A value that a closure may hold although it is not `Sendable`: all runs on one thread.
  private struct Unchecked<Value>: @unchecked Sendable {
    let value: Value

    init(_ value: Value) { self.value = value }
  }
}
