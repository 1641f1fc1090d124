import Intertitle
import IntertitleLanguages
import Testing

/// Several keys that have one text in the language that code is written in.
@Suite struct RepeatedWordsTests {
  private let localizer = Localizer(
    chain: [.splittingComposites, .recovering, .lookup],
    options: TableOptions(development: "zh-Hans"),
    system: .fixed([])
  )

  init() throws {
    localizer.load([
      "zh-Hans": [
        "backup.title": "软件备份", "backup.create.title": "软件备份", "about.name": "名称",
        "author.name": "名称",
        "copy": "复制 %@", "menu.copy": "复制 %@", "cancel": "取消",
      ],
      "zh-Hant": [
        "backup.title": "軟體備份", "backup.create.title": "軟體備份", "about.name": "名稱",
        "author.name": "姓名",
        "copy": "拷貝 %@", "menu.copy": "拷貝 %@", "cancel": "取消",
      ],
    ])
    try localizer.use("zh-Hant")
  }

  private func shown(_ content: LocalizedText, _ slot: TextSlot = .label) -> String {
    localizer.text(for: content, slot: slot)
  }

  @Test("FU-62: keys with one text are taken where they have one answer, the first of them")
  func keysWithOneAnswerAreShown() {
    #expect(shown("软件备份") == "軟體備份")
    let explained = localizer.explain("软件备份")
    #expect(explained.key == "backup.title" && explained.origin == .recovered)
    #expect(explained.steps[1].note.contains("“backup.create.title”"))
    #expect(shown("复制 x") == "拷貝 x" && shown("复制 \("x")") == "拷貝 x")
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test(
    "FU-62: a text whose keys have several answers is left, and reported once with the right advice"
  )
  func keysWithSeveralAnswersAreLeftAndReportedOnce() throws {
    #expect((1...3).map { _ in shown("名称") } == ["名称", "名称", "名称"])
    let reported = localizer.diagnostics
    #expect(reported.map(\.rule) == ["ambiguous-text"])
    let message = try #require(reported.first).message
    #expect(message.contains("“about.name” and of “author.name”"))
    #expect(message.contains(".recovering.preferring("))
    #expect(localizer.explain("名称").explanation.candidates == ["about.name", "author.name"])
    try localizer.use("zh-Hans")
    #expect(localizer.explain("名称").origin == .recovered)
  }

  @Test func aPartOfATextThatCannotBeToldIsReportedOnce() {
    #expect(shown("名称：") == "名称：")
    #expect(localizer.diagnostics.map(\.rule) == ["ambiguous-text"])
  }

  @Test("slot and screen may decide")
  func aRuleSaysWhichKeysGoFirst() {
    let link = Recovering().preferring("author.", in: [.title]).preferring("about.", in: [.label])
    let screen = localizer.intercepting(with: [.splittingComposites, link, .lookup])
    #expect(screen.text(for: "名称", slot: .title) == "姓名")
    #expect(screen.text(for: "名称", slot: .label) == "名稱")
    #expect(screen.text(for: "名称：", slot: .title) == "姓名：")
    #expect(screen.text(for: "名称", slot: .prompt) == "名称")
    let about = localizer.intercepting(with: [.recovering.preferring("about."), .lookup])
    #expect(about.text(for: "名称", slot: .prompt) == "名稱")
    #expect(about.text(for: "取消", slot: .prompt) == "取消")
    #expect(localizer.diagnostics.map(\.rule) == ["ambiguous-text"])
  }

  @Test("a rule that none of the keys fits decides nothing")
  func aRuleForOtherKeysDecidesNothing() {
    let chain: TextChain = [.recovering.preferring("settings."), .lookup]
    #expect(localizer.intercepting(with: chain).text(for: "名称") == "名称")
  }

  @Test("FU-63: own keys before vendors', and vendors' where there is no own one")
  func ownKeysGoBeforeVendors() {
    let localizer = Localizer(
      chain: [.recovering, .lookup],
      options: TableOptions(development: "zh-Hans"),
      system: .fixed([])
    )
    func file(_ pairs: String) -> [UInt8] { Array(pairs.utf8) }
    localizer.load(
      files: [
        "zh-Hans.lproj/Localizable.strings": file(#""cancel" = "取消";"#),
        "fr.lproj/Localizable.strings": file(#""cancel" = "Annuler";"#),
      ],
      vendors: [
        "Kit/zh-Hans.lproj/Kit.strings": file(#""Cancel" = "取消"; "Done" = "完成";"#),
        "Kit/fr.lproj/Kit.strings": file(#""Cancel" = "Abandonner"; "Done" = "Terminé";"#),
      ]
    )
    _ = try? localizer.use("fr")
    #expect(localizer.text(for: "取消") == "Annuler")
    #expect(localizer.text(for: "完成") == "Terminé")
    #expect(localizer.diagnostics.filter { $0.rule == "ambiguous-text" }.isEmpty)
  }

  @Test(
    "FU-63: what is a vendor's key and the text of an own one is the app's; else it is the vendor's"
  )
  func aVendorsKeyThatIsAnOwnTextIsTheApps() throws {
    let localizer = Localizer(chain: [.recovering, .lookup], system: .fixed([]))
    func file(_ pairs: String) -> [UInt8] { Array(pairs.utf8) }
    localizer.load(
      files: [
        "en.lproj/Localizable.strings": file(#""alert.cancel" = "Cancel"; "ask" = "Delete %@?";"#),
        "ru.lproj/Localizable.strings": file(#""alert.cancel" = "Отмена"; "ask" = "Удалить %@?";"#),
        "de.lproj/Localizable.strings": file(#""Share" = "Teilen";"#),
      ],
      vendors: [
        "Kit/en.lproj/Kit.strings": file(
          #""Cancel" = "Cancel"; "Delete %@?" = "Delete %@?"; "Done" = "Done"; "Share" = "Share";"#
        ),
        "Kit/ru.lproj/Kit.strings": file(
          #""Cancel" = "Отменить"; "Delete %@?" = "Стереть %@?"; "Done" = "Готово"; "Share" = "Ещё";"#
        ),
      ]
    )
    try localizer.use("ru")
    #expect(localizer.text(for: "Cancel") == "Отмена")
    #expect(localizer.text(for: "Delete \("Foto")?") == "Удалить Foto?")
    #expect(localizer.text(for: "Done") == "Готово")
    #expect(localizer.text(for: "Share") == "Ещё", "an own key stays one")
    #expect(localizer.text(forKey: "Cancel") == "Отменить", "a look-up asks for the key")
  }

  @Test("a form without a number is a rival of a plain text")
  func aFormThatEqualsATextIsARival() throws {
    let localizer = Localizer(chain: [.recovering, .lookup], system: .fixed([]))
    let forms = """
      <plist><dict><key>files</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>one</key><string>One file</string><key>other</key><string>%lld files</string>
      </dict></dict></dict></plist>
      """
    localizer.load(files: ["en.lproj/Localizable.stringsdict": Array(forms.utf8)])
    localizer.load([
      "en": ["single": "One file"], "de": ["single": "Nur eine", "files": "%lld Dateien"],
    ])
    try localizer.use("de")
    #expect(localizer.text(for: "One file") == "One file")
    localizer.load(["de": ["single": "1 Dateien"]])
    #expect(localizer.text(for: "One file") == "1 Dateien")
  }

  @Test("a format of another language is a rival too")
  func aFormatOfAnotherLanguageIsARival() throws {
    let localizer = Localizer(chain: [.recovering, .lookup], system: .fixed([]))
    localizer.load([
      "en": ["online": "%@ is online", "pair": "%@ & %@"],
      "fr": ["online": "%@ est en ligne", "pair": "%@: %@"],
    ])
    try localizer.use("fr")
    #expect(localizer.text(for: "Bob is online") == "Bob est en ligne")
    #expect(localizer.text(for: "Anna: Bob is online") == "Anna: Bob is online")
  }
}
