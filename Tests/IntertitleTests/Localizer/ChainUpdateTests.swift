import IntertitleTesting
import Testing

struct ChainUpdateTests {
  private let localizer = Localizer.forTest()

  @Test func anUpdateReachesEveryTextAtItsNextRead() {
    let label = localizer.label("Wallet")
    localizer.updateChain { $0.prepend(ScriptedLink(.append("!")), named: "loud") }
    #expect(label.text == "Wallet!")
    localizer.updateChain { $0.remove(named: "loud") }
    #expect(label.text == "Wallet")
  }

  @Test func anUpdateGivesBackWhatItsClosureDid() {
    let link = ScriptedLink(.pass)
    let added = (0..<2).map { _ in localizer.updateChain { $0.append(link, named: "L10n") } }
    #expect(added == [true, false])
  }

  @Test("CH-08 a link registered twice is translated once, and the second time is reported")
  func aNameTwiceIsReported() {
    let link = ScriptedLink(.append("!"))
    for _ in 0..<2 { localizer.updateChain { $0.append(link, named: "L10n") } }
    #expect(localizer.label("k").text == "k!")
    #expect(localizer.rules.contains("link-named-twice"))
    for _ in 0..<2 { localizer.updateChain { $0.remove(named: "L10n") } }
    #expect(localizer.label("k").text == "k")
  }

  @Test("CH-04 a link that answers by itself is found by an explanation")
  func whoEndedTheRun() {
    let after = ChainRecorder("B")
    localizer.updateChain { $0 = [ScriptedLink(.answer("stop"), named: "A"), after] }
    #expect(localizer.label("x").text == "stop" && after.passages.isEmpty)
    let report = localizer.checkEnd(of: .key("x"), by: "A")
    #expect(report.isClean, "\(report)")
    #expect(localizer.label("x").$text.key == "x")
  }

  @Test("CH-12 the layer can be switched off and on")
  func theLayerCanBeSwitchedOff() throws {
    try localizer.use("fr")
    let label = localizer.label("Wallet")
    localizer.isOn = false
    #expect(label.text == "Wallet" && label.$text.origin == .assigned)
    #expect(localizer.label("Sign in").text == "Sign in")
    label.content = .verbatim("x")
    #expect(label.text == "x")
    label.text = "Wallet"
    localizer.isOn = true
    #expect(label.text == "Portefeuille")
  }

  @Test func whileTheLayerIsOffExplicitQuestionsAreAnswered() throws {
    try localizer.use("fr")
    localizer.isOn = false
    #expect(localizer.text(forKey: "Wallet") == "Portefeuille")
    #expect(localizer.imageName("Wallet") == "Portefeuille")
  }

  @Test func whileTheLayerIsOffNoLinkIsCalled() {
    let recorder = ChainRecorder()
    localizer.updateChain { $0.prepend(recorder) }
    localizer.isOn = false
    #expect(localizer.label("Wallet").text == "Wallet")
    #expect(localizer.text(for: .key("Wallet")) == "Wallet")
    #expect(recorder.passages.isEmpty)
    #expect(localizer.explain(.key("Wallet")).steps.isEmpty)
  }

  @Test func aNameThatAChainWasMadeWithTwiceIsReported() {
    var chain: TextChain = [.lookup]
    chain.prepend(ScriptedLink(.append("")), named: "mine")
    #expect(Localizer(chain: chain).diagnostics.isEmpty)
    chain.prepend(ScriptedLink(.append("")), named: "mine")
    #expect(Localizer(chain: chain).diagnostics.map(\.rule) == ["link-named-twice"])
  }

  @Test("what a derived localizer's chain was made with twice is reported, and not told again")
  func aNameTwiceInADerivedChainIsReported() {
    var chain: TextChain = [.lookup]
    chain.append(ScriptedLink(.answer("A")), named: "a")
    chain.append(ScriptedLink(.answer("B")), named: "a")
    let derived = localizer.intercepting(with: chain)
    #expect(localizer.rules == ["link-named-twice"])
    let other = Localizer(chain: derived.chain, system: .fixed([]))
    #expect(other.diagnostics.isEmpty)
  }

  @Test func aLinkIsInsertedWithoutTakingTheChainApart() throws {
    try localizer.use("fr")
    let loud = ScriptedLink(.append("!"))
    localizer.updateChain { $0.insert(loud, named: "loud", before: "look-up") }
    #expect(localizer.label("Wallet").text == "Portefeuille!")
    localizer.updateChain {
      $0.insert(ScriptedLink(.answer("?")), named: "guess", after: "look-up")
    }
    #expect(localizer.label("Wallet").text == "Portefeuille!")
    #expect(localizer.label("Nobody knows it").text == "?!")
    #expect(localizer.diagnostics.allSatisfy { $0.rule == "missing-key" })
  }

  @Test("a link that is to stand beside one that is not there is reported once, and not added")
  func aPlaceThatIsNotThereIsReported() {
    let link = ScriptedLink(.append("!"))
    for _ in 0..<2 {
      let isAdded = localizer.updateChain { $0.insert(link, named: "mine", before: "lookup") }
      #expect(!isAdded)
    }
    #expect(localizer.chain.names == ["look-up"] && localizer.rules == ["no-link-named"])
    #expect(localizer.diagnostics.first?.message.contains("“lookup”") == true)
  }

  @Test("CH-12 two independent links both see the untouched original, each removable alone")
  func bothLinksSeeTheOriginal() throws {
    try localizer.use("fr")
    let log = ChainLog()
    localizer.updateChain { chain in
      chain.prepend(ChainRecorder("second", in: log), named: "second")
      chain.prepend(ScriptedLink(.changeKey("Sign in")), named: "rewriting")
      chain.prepend(ChainRecorder("first", in: log), named: "first")
    }
    #expect(localizer.label("Wallet").text == "Se connecter")
    #expect(log.passages.map(\.text) == ["Wallet", "Wallet"])
    #expect(log.passages.map(\.key) == ["Wallet", "Sign in"])
    localizer.updateChain { $0.remove(named: "rewriting") }
    #expect(localizer.chain.names == ["first", "second", "look-up"])
    #expect(localizer.label("Wallet").text == "Portefeuille")
  }

  @Test("BO-06 what the table lacks is reported by the table, what nobody answered by the link")
  func whatIsMissingIsReported() throws {
    let missing = Locked<[String]>([])
    localizer.updateChain { chain in
      chain.prepend(.reportingMissingTexts { text in missing.withLock { $0.append(text.key) } })
      chain.append(.closure { $0.key == "answered" ? TextResolution("yes") : $1($0) })
    }
    try localizer.use("fr")
    for key in ["answered", "nobody", "nobody", "Wallet"] { _ = localizer.label(key).text }
    #expect(missing.withLock { $0 } == ["nobody", "nobody"])
    #expect(localizer.rules == ["missing-key", "missing-key"])
  }
}
