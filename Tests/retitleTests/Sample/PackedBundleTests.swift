import IntertitleLanguages
import Testing

@testable import IntertitleSample

@Suite struct PackedBundleTests {
  private static let picker = "Vendor/ShutterPicker/ShutterPicker.bundle"

  @Test(
    arguments: [
      ("en", "Full image"), ("de-AT", "Originalgröße"), ("zh-TW", "原圖"), ("pt", "Tamanho original"),
      ("xx", "Full image"),
    ] as [(Language, String)]
  )
  func aBundleAsksTheFolderThatSuitsTheSystemBest(system: Language, text: String) {
    let bundle = PackedBundle(path: Self.picker, system: [system])
    #expect(bundle.localizedString(forKey: "Full image", value: nil, table: "Picker") == text)
  }

  @Test func aFolderOfOneLanguageAsksItselfAndHasNoIdentifier() {
    let bundle = PackedBundle(path: Self.picker + "/zh-Hans.lproj", system: ["de"])
    #expect(bundle.bundleIdentifier == nil)
    #expect(bundle.localizedString(forKey: "Done", value: nil, table: "Picker") == "完成")
  }

  @Test(arguments: [("V", "V"), ("", "k"), (nil, "k")] as [(String?, String)])
  func anUnknownKeyIsAnsweredWithTheValueElseTheKey(value: String?, answer: String) {
    let bundle = PackedBundle(path: Self.picker, system: ["en"])
    #expect(bundle.localizedString(forKey: "k", value: value, table: "Picker") == answer)
    #expect(bundle.localizedString(forKey: "k", value: value, table: "Nowhere") == answer)
  }
}
