import IntertitleLanguages
import Testing

@Suite("Folders of languages are found whatever their spelling")
struct LanguageFolderTests {
  @Test(
    "NE-14: any case and separator",
    arguments: [
      ("zh-hans.lproj", "zh-Hans"), ("pt_BR.lproj", "pt-BR"), ("PT-BR.LPROJ", "pt-BR"),
      ("zh_CN.lproj", "zh-CN"), ("English.lproj", "en"), ("en.lproj", "en"), ("iw.lproj", "he"),
      ("zh-Hant", "zh-Hant"), ("xx.lproj", "xx"),
    ]
  )
  func foldersAreNormalised(name: String, tag: String) {
    #expect(Language(folder: name)?.tag == tag)
  }

  @Test(arguments: ["Base.lproj", "base.LPROJ", "Base"])
  func baseBelongsToNoLanguage(name: String) {
    #expect(LanguageFolder(name) == .base)
    #expect(Language(folder: name) == nil)
  }

  @Test(arguments: ["", ".lproj", "und.lproj", "C.lproj", "en.lproj.lproj", "a b.lproj", "-.lproj"])
  func otherFoldersAreNone(name: String) {
    #expect(LanguageFolder(name) == nil)
  }

  @Test("NE-14: two folders of one language are one group") func foldersAreGrouped() {
    let names = [
      "en.lproj", "zh_CN.lproj", "Base.lproj", "English.lproj", "zh-cn.lproj", "?.lproj",
    ]
    let groups = LanguageFolder.grouped(names)
    #expect(groups.map(\.language) == ["en", "zh-CN"])
    #expect(
      groups.map(\.names) == [["en.lproj", "English.lproj"], ["zh_CN.lproj", "zh-cn.lproj"]]
    )
    #expect(LanguageFolder.grouped([]).isEmpty)
  }
}
