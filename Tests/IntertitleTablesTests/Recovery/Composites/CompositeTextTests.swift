import IntertitleLanguages
import Testing

@testable import IntertitleTables

@Suite("Texts with something round their key")
struct CompositeTextTests {
  /// What is shown for a text where a table has one key.
  private func show(_ text: String, _ key: String, _ translation: String, _ tag: String) -> String {
    let composite = CompositeText(text)
    guard let candidate = composite.candidates.first(where: { $0.key == key }) else {
      return "none"
    }
    return composite.restored(translation, as: candidate, in: Language(tag))
  }

  @Test(arguments: [
    ("Name:", "名称", "zh", "名称："), ("Name:", "名前", "ja", "名前："), ("Name:", "이름", "ko", "이름:"),
    ("Name:", "Nom", "fr", "Nom\u{202F}:"), ("Name:", "Nom", "fr-CA", "Nom\u{202F}:"),
    ("Name:", "Name", "de", "Name:"), ("Name!", "名前", "ja", "名前！"),
    ("Name!", "Nom", "fr", "Nom\u{202F}!"),
    ("Name!", "Nom", "fr-CA", "Nom!"), ("Name?", "Nombre", "es", "¿Nombre?"),
    ("Name!", "Nombre", "es", "¡Nombre!"),
    ("Name?", "الاسم", "ar", "الاسم؟"), ("Name?", "Όνομα", "el", "Όνομα;"),
    ("Name *", "Name", "de", "Name *"),
    ("Name: *", "名称", "zh", "名称： *"), ("Name...", "Name", "de", "Name..."),
    ("Name…", "名称", "zh", "名称…"),
    ("  Name:\n", "名称", "zh", "  名称：\n"), ("• Name", "Nom", "fr", "• Nom"),
    ("1. Name:", "Nom", "fr", "1. Nom\u{202F}:"),
    ("(12) Name", "Name", "de", "(12) Name"), ("- Name", "Name", "de", "- Name"),
    ("NAME", "名称", "zh", "名称"),
    ("NAME:", "Nom", "fr", "NOM\u{202F}:"), ("NAME", "isim", "tr", "İSİM"),
    ("NAME", "Όνομα", "el", "ΟΝΟΜΑ"),
    ("NAME", "Straße", "de", "STRASSE"), ("Name:", "Nom\u{202F}:", "fr", "Nom\u{202F}:"),
    ("Name?", "¿Nombre?", "es", "¿Nombre?"),
    ("Name ?", "Nom", "fr", "Nom\u{202F}?"), ("Name ?", "Name", "de", "Name?"),
  ])
  func whatWasTakenOffIsPutBack(text: String, translation: String, tag: String, shown: String) {
    #expect(show(text, "Name", translation, tag) == shown)
  }

  @Test(arguments: ["Name：", "Name\u{202F}:", "Name :", " Name", "✓ Name", "Name", "name"])
  func theSameKeyIsFound(text: String) {
    let keys = CompositeText(text).candidates.map(\.key)
    #expect(keys.contains("Name") == (text.lowercased() != "name"))
  }

  @Test func theLeastTakenOffComesFirst() {
    #expect(
      CompositeText(" 1. Name: *").candidates.map(\.key) == [
        "1. Name: *", "1. Name:", "1. Name", "Name: *", "Name:", "Name",
      ]
    )
    #expect(CompositeText("SIGN IN").candidates.map(\.key) == ["Sign in", "Sign In", "sign in"])
    #expect(CompositeText("SIGN IN…").candidates.map(\.key).prefix(2) == ["SIGN IN", "Sign in…"])
  }

  @Test(arguments: ["", " ", "...", "!!!", "• ", "A", "Sign in", "- - -", "👍"])
  func whereNothingIsLeftNothingIsTakenOff(text: String) {
    #expect(CompositeText(text).candidates.isEmpty)
  }

  @Test func capitalsOfTurkishAreTurkish() {
    #expect(CompositeText("DİLİ SEÇ", in: "tr").candidates.map(\.key).contains("Dili seç"))
    #expect(CompositeText("IŞIK", in: "tr").candidates.map(\.key).contains("Işık"))
  }

  @Test func aLongTextIsLeftAlone() {
    #expect(CompositeText(String(repeating: "A!", count: 3000)).candidates.isEmpty)
    #expect(
      CompositeText(String(repeating: "!", count: 4000) + "A" + String(repeating: "!", count: 90))
        .candidates.count < 26
    )
  }
}

@Suite("Keys of texts in another language")
struct ReverseIndexTests {
  private let index = ReverseIndex(
    [
      ("sign_in", "Anmelden"), ("login", "Anmelden"), ("ok", "OK"), ("ok", "OK"), ("empty", ""),
      ("e", "Café"),
    ].map { (key: $0.0, text: $0.1) }
  )

  @Test func allKeysOfATextAreFoundEachOnce() {
    #expect(index.keys(of: "OK") == ["ok"])
    #expect(index.keys(of: "Anmelden") == ["sign_in", "login"])
    #expect(index.keys(of: "Abmelden") == [])
    #expect(index.keys(of: "").isEmpty)
    #expect(index.count == 3)
  }

  @Test func equivalentSpellingsAreOne() {
    #expect(index.keys(of: "Cafe\u{301}") == ["e"])
  }

  @Test func manyTextsAreFound() {
    let entries = (0..<5000).map { ("k\($0)", "text \($0 % 2500)") }
    let index = ReverseIndex(entries.map { (key: $0.0, text: $0.1) })
    #expect(
      (0..<2500).allSatisfy {
        index.keys(of: "text \($0)") == ["k\($0)", "k\($0 + 2500)"]
      }
    )
  }
}
