import IntertitleLanguages
import Testing

@Suite("FU-40: names that stand on disk in old projects are languages")
struct OldNamesTests {
  @Test(arguments: [
    ("English", "en"), ("zh-CHS", "zh-Hans"), ("zh-CHT", "zh-Hant"), ("zh_chs", "zh-Hans"),
    ("ZH-cht", "zh-Hant"), ("zh-CHS-CN", "zh-Hans-CN"), ("Portuguese_BR", "pt-BR"),
    ("French_CA", "fr-CA"), ("English-GB", "en-GB"), ("zh_cn", "zh-CN"), ("pt_PT", "pt-PT"),
    ("nb_NO", "nb-NO"), ("iw", "he"), ("in", "id"), ("es-419", "es-419"), ("en_001", "en-001"),
  ])
  func aFolderIsALanguage(name: String, tag: String) {
    #expect(Language(folder: "\(name).lproj")?.tag == tag)
    #expect(Language(name).spelling == name)
  }

  @Test(arguments: [("zh-yue", "yue"), ("zh-min-nan", "nan"), ("chs", "chs"), ("sgn-ase", "ase")])
  func whatIsATagOfItsOwnStaysIt(name: String, tag: String) {
    #expect(Language(name).tag == tag)
  }
}
