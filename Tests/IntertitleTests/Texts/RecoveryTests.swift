import IntertitleTables
import Intertitle
import Testing

@Suite struct RecoveryTests {
  private let localizer = Localizer(chain: [.recovering, .lookup], system: .fixed([]))

  init() {
    localizer.load([
      "en": [
        "Wallet": "Wallet",
        "You have %lld messages": "You have %lld messages",
        "%@ sent you %@": "%@ sent you %@",
        "%lf km away": "%lf km away",
        "Order %lld": "Order %lld",
        "Open": "Open", "Opened": "Open",
      ],
      "de": [
        "Wallet": "Brieftasche",
        "You have %lld messages": "Du hast %lld Nachrichten",
        "%@ sent you %@": "%@ hat dir %@ geschickt",
        "%lf km away": "%lf km entfernt",
        "Order %lld": "Bestellung %lld",
      ],
      "fr": ["Wallet": "Portefeuille", "You have %lld messages": "Vous avez %lld messages"],
    ])
  }

  private func label(_ text: String) -> LabelModel {
    let label = localizer.scoped { LabelModel() }
    label.text = text
    return label
  }

  @Test func aFinishedTextFollowsASwitch() throws {
    let label = label("You have 3 messages")
    #expect(label.text == "You have 3 messages")
    try localizer.use("de")
    #expect(label.text == "Du hast 3 Nachrichten")
    try localizer.use("fr")
    #expect(label.text == "Vous avez 3 messages")
    #expect(label.$text.origin.kind == .recovered)
  }

  @Test("code without plural forms writes the key with 1 in it, which is no form of English")
  func aCountThatCodeWroteWithoutAFormIsFound() throws {
    let forms = """
      <plist><dict><key>%lld new</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>%lld new one</string><key>other</key><string>%lld new ones</string>
      </dict></dict></dict></plist>
      """
    localizer.load(files: ["en.lproj/Localizable.stringsdict": Array(forms.utf8)])
    localizer.load(["de": ["%lld new": "%lld neue"]])
    try localizer.use("de")
    #expect(
      ["1 new", "1 new one", "3 new ones"].map { label($0).text } == ["1 neue", "1 neue", "3 neue"]
    )
    #expect(label("1 new ones").text == "1 new ones")
    localizer.load(["en": ["%@ new": "%@ new"], "de": ["%@ new": "%@ ist neu"]])
    #expect(label("1 new").text == "1 neue" && label("Ann new").text == "Ann ist neu")
  }

  @Test func withoutATextInTheDevelopmentLanguageTheKeyIsItsText() throws {
    localizer.load(["fr": ["%lld left": "encore %lld"]])
    try localizer.use("fr")
    #expect(label("3 left").text == "encore 3")
    #expect(label("Three left").text == "Three left")
  }

  @Test func aTextThatIsAKeyIsAKey() throws {
    try localizer.use("de")
    #expect(label("Wallet").$text.origin.kind == .table)
  }

  @Test func anIdentifierGainsNoSeparators() throws {
    try localizer.use("de")
    #expect(label("Order 1234567").text == "Bestellung 1234567")
  }

  @Test func aTextThatAnotherLanguagesTableHasIsFoundBack() throws {
    try localizer.use("fr")
    let label = label("Portefeuille")
    try localizer.use("de")
    #expect(label.text == "Brieftasche")
  }

  @Test func aLanguageThatIsUsedLaterIsAskedFromThenOn() throws {
    let label = label("Portefeuille")
    #expect(label.$text.key == "Portefeuille" && label.$text.origin == .assigned)
    try localizer.use("fr")
    try localizer.use("de")
    #expect(label.text == "Brieftasche")
  }

  @Test func numbersAreFoundAsThePersonsRegionWritesThem() {
    let region = Locked("DE")
    let changed = Locked<(@Sendable () -> Void)?>(nil)
    let system = SystemLanguages {
      ["de"]
    } region: {
      region.withLock { $0 }
    } observe: { call in
      changed.withLock { $0 = call }
    }
    let localizer = Localizer(chain: [.recovering, .lookup], system: system)
    localizer.load(["de": ["%lld files": "%lld Dateien"]])
    let label = localizer.scoped { LabelModel() }
    label.text = "1.234 Dateien"
    #expect(label.$text.explain()?.key == "%lld files")
    region.withLock { $0 = "CH" }
    changed.withLock { $0 }?()
    #expect(label.$text.explain()?.key == "1.234 Dateien")
    label.text = "1'234 Dateien"
    #expect(label.$text.explain()?.key == "%lld files")
  }

  @Test func aTextThatTwoKeysHaveIsLeftAlone() throws {
    try localizer.use("fr")
    #expect(label("Open").text == "Open")
  }

  @Test func aTextThatCanBeReadInTwoWaysIsLeftAloneAndReported() throws {
    try localizer.use("de")
    #expect(label("A sent you B sent you C").text == "A sent you B sent you C")
    #expect(localizer.diagnostics.contains { $0.rule == "ambiguous-text" })
  }

  @Test func ofManyKeysThatFitSomeAreNamed() throws {
    let texts = (10..<40).map { "\"key \($0)\" = \"Same\";" }.joined(separator: "\n")
    localizer.load(files: ["en.lproj/Localizable.strings": Array(texts.utf8)])
    localizer.load(["de": ["key 39": "Anderes"]])
    try localizer.use("de")
    #expect(label("Same").text == "Same")
    let note = try #require(localizer.diagnostics.first { $0.rule == "ambiguous-text" }).message
    #expect(note.contains("“key 18” and of 21 more,") && !note.contains("key 19"))
    let explanation = localizer.explain(.key("Same"))
    #expect(explanation.steps.first?.note.contains("“key 17”, “key 18” and 21 more have") == true)
    #expect(explanation.explanation.candidates.count == 30)
  }

  @Test func aVerbatimTextIsNeverRecovered() throws {
    try localizer.use("de")
    let label = label("")
    label.content = .verbatim("You have 3 messages")
    #expect(label.text == "You have 3 messages")
  }

  @Test func withoutTheLinkNothingIsRecovered() throws {
    localizer.updateChain { $0 = [.lookup] }
    try localizer.use("de")
    #expect(label("You have 3 messages").text == "You have 3 messages")
  }

  @Test func anExplanationShowsWhatWasRecovered() throws {
    try localizer.use("de")
    let explained = localizer.explain(.key("You have 3 messages"))
    #expect(explained.key == "You have %lld messages")
    #expect(explained.origin == .recovered)
    #expect(explained.steps.map(\.interceptor) == ["recovery", "look-up"])
    #expect(explained.steps.first?.note == "found “You have %lld messages” with 3")
    #expect(label("You have 3 messages").$text.explain()?.steps == explained.steps)
  }

  @Test("an explanation says each time between which keys there is no telling")
  func anExplanationNamesTheCandidates() throws {
    try localizer.use("de")
    let text = "A sent you B sent you C"
    let candidates = (1...2).map { _ in localizer.explain(.key(text)).explanation.candidates }
    #expect(candidates == [["%@ sent you %@"], ["%@ sent you %@"]])
    #expect(localizer.explain(.key("You have 3 messages")).explanation.candidates.isEmpty)
    #expect(localizer.explain(.verbatim(text)).explanation.candidates.isEmpty)
  }

  @Test(
    "what is recovered makes the very text again, and no key is ever recovered",
    arguments: 0..<40 as Range<UInt64>
  )
  func whatIsRecoveredMakesTheTextAgain(_ seed: UInt64) throws {
    var tables = RandomTables(seed: seed)
    let localizer = Localizer(chain: [.recovering, .lookup], system: .fixed([]))
    localizer.load(files: tables.files)
    try localizer.use("fr")
    for text in tables.finishedTexts() {
      let explained = localizer.explain(.key(text))
      guard explained.origin == .recovered, let key = explained.key else { continue }
      let arguments = explained.explanation.arguments
      let made = tables.patterns(of: key).map {
        Format($0).render(arguments, in: FormatContext("en"))
      }
      #expect(made.contains(text) && !tables.keys.contains(text), "\(text) from \(key)")
    }
  }
}

/// Two languages' tables of few words, so that keys and texts are often alike.
private struct RandomTables {
  private var state: UInt64
  private var english: [String: String] = [:]
  private var french: [String: String] = [:]

  init(seed: UInt64) {
    state = seed
    for _ in 0..<2 + number(below: 5) {
      let key = words(1 + number(below: 4))
      if number(below: 3) > 0 { english[key] = words(1 + number(below: 4)) }
      if number(below: 3) > 0 { french[key] = "f " + words(1 + number(below: 3)) }
    }
  }

  var keys: Set<String> { Set(english.keys).union(french.keys) }

  var files: [String: [UInt8]] {
    ["en": english, "fr": french].reduce(into: [:]) { files, language in
      let lines = language.value.map { "\"\($0.key)\" = \"\($0.value)\";\n" }
      files["\(language.key).lproj/Localizable.strings"] = Array(lines.joined().utf8)
    }
  }

  /// What code, or a bundle, makes a text of.
  func patterns(of key: String) -> [String] { [key, english[key], french[key]].compactMap { $0 } }

  /// A text of each pattern, with values in its holes.
  mutating func finishedTexts() -> [String] {
    keys.sorted().flatMap(patterns).map { pattern in
      pattern.split(separator: " ").map { word in
        switch word {
        case "%lld": "\(number(below: 40))"
        case "%@": ["Ann", "3", "new", "x y"][number(below: 4)]
        default: String(word)
        }
      }.joined(separator: " ")
    }
  }

  private mutating func words(_ count: Int) -> String {
    let all = ["new", "mails", "You have", "from", "of", "%lld", "%@", "files", "1", "%lld", "in"]
    return (0..<count).map { _ in all[number(below: all.count)] }.joined(separator: " ")
  }

  /// SplitMix64.
  private mutating func number(below limit: Int) -> Int {
    state &+= 0x9E37_79B9_7F4A_7C15
    var number = state
    number = (number ^ (number >> 30)) &* 0xBF58_476D_1CE4_E5B9
    number = (number ^ (number >> 27)) &* 0x94D0_49BB_1331_11EB
    return Int((number ^ (number >> 31)) % UInt64(limit))
  }
}
