import IntertitleTesting
import Testing

/// FU-68: a reused label shows a key's text, and is assigned a person's words that happen to equal it.
struct PeoplesWordsTests {
  private let asked = Locked<[String]>([])

  private func localizer(_ links: [any TextInterceptor]) throws -> Localizer {
    let localizer = Localizer(chain: TextChain(links + [.lookup]), system: .fixed([]))
    localizer.load(["en": ["Close": "Close"], "fr": ["Close": "Fermer"]])
    try localizer.use("fr")
    return localizer
  }

  /// A rule that takes everything that is no key of the app's.
  private var names: VerbatimRule {
    .verbatim { [asked] assignment in
      asked.withLock { $0.append(assignment.text) }
      return assignment.text != "Close"
    }
  }

  @Test("FU-68 a name that equals the shown text is a name where a rule says so")
  func aNameThatEqualsTheShownTextIsAName() throws {
    let localizer = try localizer([names])
    let label = localizer.label("Close")
    #expect(label.text == "Fermer")
    label.text = "Fermer"
    #expect(label.text == "Fermer" && label.$text.key == "Fermer")
    #expect(label.$text.origin.kind == .verbatim)
    try localizer.use("en")
    #expect(label.text == "Fermer")
  }

  @Test("FU-68 without a rule that takes it, the shown text keeps its key")
  func theShownTextKeepsItsKeyWhereNoRuleTakesIt() throws {
    let rules: [[VerbatimRule]] = [
      [], [.verbatim(in: [.title])], [.verbatim { $0.text == "Lena" }],
    ]
    for links in rules {
      let localizer = try localizer(links)
      let label = localizer.label("Close")
      label.text = label.text
      try localizer.use("en")
      #expect(label.text == "Close" && label.$text.key == "Close")
    }
  }

  @Test func theRuleOfANestedChainIsAskedToo() throws {
    let localizer = try localizer([TextChain([TextChain([names])])])
    let label = localizer.label("Close")
    label.text = "Fermer"
    #expect(label.$text.key == "Fermer")
  }

  @Test func aRuleThatCameAfterTheTextIsAsked() throws {
    let localizer = try localizer([])
    let label = localizer.label("Close")
    localizer.updateChain { [names] in _ = $0.prepend(names, named: "names") }
    label.text = "Fermer"
    #expect(label.$text.key == "Fermer")
  }

  @Test func aRuleThatIsGoneIsNotAsked() throws {
    let localizer = try localizer([])
    localizer.updateChain { [names] in _ = $0.prepend(names, named: "names") }
    let label = localizer.label("Close")
    localizer.updateChain { _ = $0.remove(named: "names") }
    label.text = "Fermer"
    #expect(label.$text.key == "Close")
  }

  @Test func noOtherLinkIsAsked() throws {
    let runs = Locked(0)
    let localizer = try localizer([
      .closure { assignment, next in
        runs.withLock { $0 += 1 }
        return next(assignment)
      },
      .verbatim(in: [.title]),
    ])
    let label = localizer.label("Close")
    let before = runs.withLock { $0 }
    label.text = "Fermer"
    #expect(runs.withLock { $0 } == before)
  }

  @Test func theAssignedTextItselfIsNotAskedAbout() throws {
    let localizer = try localizer([names])
    let label = localizer.label("Close")
    asked.withLock { $0 = [] }
    label.text = "Close"
    #expect(asked.withLock { $0 } == [])
    label.text = "Fermer"
    #expect(asked.withLock { $0 }.first == "Fermer")
  }

  @Test func aRuleThatIsTakenOutIsNotAsked() throws {
    let localizer = try localizer([])
    localizer.updateChain { $0.prepend(names, named: "names") }
    localizer.updateChain { _ = $0.remove(named: "names") }
    let label = localizer.label("Close")
    label.text = "Fermer"
    #expect(label.$text.key == "Close" && asked.withLock { $0 } == [])
  }

  @Test func whileTheLayerIsOffNoRuleIsAsked() throws {
    let localizer = try localizer([names])
    localizer.isOn = false
    let label = localizer.label("Close")
    label.text = "Close"
    #expect(asked.withLock { $0 } == [])
  }

  @Test func aRuleThatAssignsTheTextEnds() throws {
    let held = Locked<Unchecked<LabelModel>?>(nil)
    let localizer = try localizer([
      .verbatim { _ in
        held.withLock { $0 }?.value.text = "Fermer"
        return false
      }
    ])
    let label = localizer.label("Close")
    held.withLock { $0 = Unchecked(label) }
    label.text = "Fermer"
    #expect(label.text == "Fermer")
    held.withLock { $0 = nil }
  }

  @Test func aTitleThatIsANameIsHandedOnAsOne() throws {
    let localizer = try localizer([names])
    let screen = localizer.scoped { TitleModel() }
    screen.title = "Close"
    screen.title = "Fermer"
    try localizer.use("en")
    #expect(screen.title == "Fermer" && screen.navigationItem.title == "Fermer")
  }
}
