import Intertitle
import IntertitleLanguages
import Testing

/// Content whose pattern is no key, and words that were put into texts.
@Suite struct RecoveredContentTests {
  private let localizer = Localizer(
    chain: [.recovering, .lookup],
    options: TableOptions(development: "zh-Hans"),
    system: .fixed([])
  )
  private let nested: Localizer

  init() throws {
    let forms = """
      <plist><dict><key>port.boats</key><dict>
      <key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
      <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
      <key>NSStringFormatValueTypeKey</key><string>lld</string>
      <key>other</key><string>%lld 条船</string></dict></dict></dict></plist>
      """
    localizer.load(files: ["zh-Hans.lproj/Localizable.stringsdict": Array(forms.utf8)])
    localizer.load([
      "zh-Hans": [
        "copy.failed": "拷贝失败: %@", "sync.failed": "同步失败:%@", "dir.denied": "目录无权限：%@", "done": "完成",
        "sent": "%2$@ 发了 %1$d 张照片", "author": "作者： %@", "%d 个文件": "%d 个文件", "app": "百舟",
        "note": "备注",
        "remark": "备注",
      ],
      "en": [
        "copy.failed": "Copy failed: %@", "sync.failed": "Sync failed: %@",
        "dir.denied": "No access to %@", "done": "Done", "sent": "%1$d photos from %2$@",
        "author": "Author: %@", "%d 个文件": "%d files", "port.boats": "%lld boats",
        "app": "Hundred Boats",
        "note": "Note", "remark": "Remark",
      ],
    ])
    try localizer.use("en")
    nested = localizer.intercepting(with: [.recovering(arguments: true), .lookup])
  }

  @Test(
    "FU-64: a pattern that is no key but a text of the development language finds that text's key",
    arguments: [
      ("拷贝失败: \("x")", "Copy failed: x"), ("\("Ann") 发了 \(3) 张照片", "3 photos from Ann"),
      ("\(5) 条船", "5 boats"), ("\(3) 个文件", "3 files"), ("\(UInt(3)) 个文件", "3 files"),
      ("拷贝失败: \(3)", "Copy failed: 3"), ("拷贝失败: \(1.5)", "Copy failed: 1.5"),
      ("\("5") 个文件", "5 files"),
    ] as [(LocalizedText, String)]
  )
  func contentIsNeverWorseThanTheFinishedText(content: LocalizedText, shown: String) {
    let explained = localizer.explain(content)
    #expect(explained.text == shown && explained.origin == .recovered)
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test func contentThatNoTextFitsStaysAsItIs() {
    #expect(localizer.text(for: "\("三") 个文件") == "三 个文件")
    #expect(localizer.text(for: "拷贝失败：\("x")") == "拷贝失败：x")
  }

  @Test("FU-65: the near key is named in the diagnostic and in the explanation")
  func theNearKeyIsNamed() throws {
    #expect(localizer.text(for: "作者: \("x")") == "作者: x")
    let message = try #require(localizer.diagnostics.first).message
    #expect(message.contains("which has “作者： %@” under the key “author”"))
    #expect(localizer.explain("作者: \("x")").nearKey == "author")
    #expect(localizer.explain("%lld 个文件").nearKey == "%d 个文件")
    #expect(localizer.explain("无").nearKey == nil && localizer.explain("完成").nearKey == nil)
    _ = localizer.text(for: "无")
    #expect(localizer.diagnostics.last?.message.hasSuffix("or assign the text as verbatim") == true)
  }

  @Test("FU-70: words that were put into a text are found back where the link says so")
  func wordsInATextAreFoundBackWhereTheLinkSaysSo() {
    let inner = "目录无权限：/x"
    #expect(nested.text(for: "同步失败:\(inner)") == "Sync failed: No access to /x")
    #expect(nested.text(for: .key("同步失败:" + inner)) == "Sync failed: No access to /x")
    #expect(
      nested.text(for: "拷贝失败: \("同步失败:目录无权限：/x")") == "Copy failed: Sync failed: No access to /x"
    )
    #expect(nested.text(for: "拷贝失败: \("百舟")") == "Copy failed: Hundred Boats")
    #expect(localizer.text(for: "同步失败:\(inner)") == "Sync failed: 目录无权限：/x")
  }

  @Test(
    "FU-70: only whole words with one answer are, and nothing that was marked",
    arguments: [
      ("拷贝失败: \("百舟!")", "Copy failed: 百舟!"), ("拷贝失败: \("备注")", "Copy failed: 备注"),
      ("拷贝失败: \(.verbatim("百舟") as LocalizedText)", "Copy failed: 百舟"),
      ("拷贝失败: \("Hundred Boats")", "Copy failed: Hundred Boats"),
      ("拷贝失败: \("app")", "Copy failed: app"), (.verbatim("拷贝失败: 百舟"), "拷贝失败: 百舟"),
    ] as [(LocalizedText, String)]
  )
  func otherWordsInATextStay(content: LocalizedText, shown: String) {
    #expect(nested.text(for: content) == shown)
  }

  @Test func wordsInATextOfAVerbatimSlotStay() {
    let chain: TextChain = [.verbatim(in: [.label]), .recovering(arguments: true), .lookup]
    #expect(
      localizer.intercepting(with: chain).text(for: "拷贝失败: \("百舟")", slot: .label) == "拷贝失败: 百舟"
    )
  }

  @Test("FU-70: where the link was not told, an explanation says so")
  func anExplanationNamesArgumentsThatAreNotFoundBack() {
    let note = "left the arguments as they are: `.recovering(arguments: true)` finds “dir.denied”"
    #expect(localizer.explain("同步失败:\("目录无权限：/x")").steps.first?.note.hasPrefix(note) == true)
    #expect(localizer.explain(.key("同步失败:目录无权限：/x")).steps.first?.note.contains(note) == true)
    #expect(localizer.explain("同步失败:\("nothing")").steps.first?.note.contains("left") == false)
    #expect(nested.explain("同步失败:\("目录无权限：/x")").steps.first?.note.contains("left") == false)
  }

  @Test func aKeyThatIsKnownKeepsItsArgumentsAndFindsThem() {
    #expect(nested.text(for: .key("%d 个文件")) == "%d files")
    localizer.load(["en": ["来自 %@": "From %@"]])
    #expect(nested.text(for: "来自 \("百舟")") == "From Hundred Boats")
    #expect(nested.explain("来自 \("百舟")").origin == .table)
  }

  @Test func textsThatStandInsideEachOtherWithoutEndAreBounded() {
    let deep = String(repeating: "拷贝失败: ", count: 5000) + "x"
    #expect(nested.text(for: "拷贝失败: \(deep)").hasPrefix("Copy failed: Copy failed: "))
  }
}
