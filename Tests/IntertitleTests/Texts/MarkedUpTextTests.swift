import IntertitleTesting
import Testing

/// Texts with markup that only the system understands, which is not shown.
@Suite struct MarkedUpTextTests {
  private let localizer = Localizer(chain: [.recovering, .lookup], system: .fixed([]))

  @Test("FU-10 what was shown without the system's markup is found back", arguments: [false, true])
  func whatIsShownWithoutMarkupIsFoundBack(_ isOfTheBundle: Bool) throws {
    localizer.load([
      "en": [
        "boat.one": "^[One boat](inflect: true)",
        "boats": "^[%lld small boats](inflect: true) here",
        "quote": "A ^[b] (c)",
      ],
      "fr": [
        "boat.one": "Un ^[bateau](agreeWithArgument: 1)", "boats": "%lld bateaux", "quote": "Un b",
      ],
    ])
    let bundle = localizer.override(StillBundle())
    let one =
      isOfTheBundle
      ? bundle.localizedString(forKey: "boat.one", value: nil, table: nil) : "One boat"
    let labels = [
      localizer.label(one), localizer.label("3 small boats here"), localizer.label("A ^[b] (c)"),
    ]
    #expect(labels.map(\.text) == ["One boat", "3 small boats here", "A ^[b] (c)"])
    try localizer.use("fr")
    #expect(labels.map(\.text) == ["Un bateau", "3 bateaux", "Un b"])
    #expect(localizer.label("Un bateau").text == "Un bateau")
    try localizer.use("en")
    #expect(labels.map(\.text) == ["One boat", "3 small boats here", "A ^[b] (c)"])
  }
}
