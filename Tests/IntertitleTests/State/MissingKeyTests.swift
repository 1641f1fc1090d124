import IntertitleTesting
import Testing

/// What is said of a key that nobody has depends on who asks for it, and is said once.
@Suite struct MissingKeyTests {
  private let localizer = Localizer(system: .fixed([]))

  init() throws {
    func file(_ pairs: String) -> [UInt8] { Array(pairs.utf8) }
    localizer.load(
      files: [
        "fr.lproj/Localizable.strings": file(#""Wallet" = "Portefeuille";"#),
        "en.lproj/Localizable.strings": file(#""Wallet" = "Wallet";"#),
        "fr.lproj/Person.strings": file(#""Name" = "Nom";"#),
      ],
      vendors: ["Kit/fr.lproj/Kit.strings": file(#""Done" = "Fini";"#)]
    )
    try localizer.use("fr")
  }

  private var messages: [String] { localizer.diagnostics.map(\.message) }

  private func bundle(_ texts: [String: String] = [:]) -> BundleOverride {
    localizer.override(StillBundle(path: "/App/Kit.bundle", texts: texts))
  }

  @Test func anAssignedTextMayBeVerbatim() {
    _ = localizer.label("Send")
    #expect(messages.count == 1)
    #expect(
      messages[0].hasSuffix(
        "in the table “Localizable”; add it there, or assign the text as verbatim"
      )
    )
  }

  @Test(arguments: ["text", "values", "image"]) func whatIsLookedUpIsNothingThatWasAssigned(
    _ way: String
  ) {
    switch way {
    case "text": _ = localizer.text(forKey: "Send")
    case "values": _ = localizer.text(forKey: "Send", 5)
    default: _ = localizer.imageName("Send")
    }
    #expect(
      messages.count == 1 && messages[0].hasSuffix("in the table “Localizable”; add it there")
    )
  }

  @Test(
    "a vendor's look-up names the vendor's table, whatever was looked into",
    arguments: ["Kit", "Other"]
  )
  func aVendorsLookUpNamesItsTable(_ table: String) {
    _ = bundle().localizedString(forKey: "Retry", value: nil, table: table)
    #expect(messages.count == 1)
    #expect(
      messages[0].hasSuffix(
        "in the table “\(table)” of “Kit”, whose bundle answers itself; add it there, or to the table"
          + " “Kit.\(table)” of the app"
      )
    )
    #expect(localizer.diagnostics[0].table == table)
  }

  @Test("what a look-up ended with is assigned next, and is not reported once more")
  func whatWasLookedUpIsNotReportedAgain() throws {
    let ways: [() -> String] = [
      { bundle().localizedString(forKey: "Retry", value: nil, table: "Kit") },
      {
        bundle(["Again": "Encore une fois"]).localizedString(
          forKey: "Again",
          value: nil,
          table: "Kit"
        )
      },
      { bundle().localizedString(forKey: "Once", value: "Just once", table: "Other") },
      { localizer.text(forKey: "Age", table: "Person") },
      { localizer.text(forKey: "town", table: "Person", value: "The town") },
    ]
    let labels = ways.map { localizer.label($0()) }
    #expect(labels.map(\.text) == ["Retry", "Encore une fois", "Just once", "Age", "The town"])
    try localizer.use("en")
    _ = labels.map(\.text)
    #expect(messages.count == ways.count, "\(messages)")
    #expect(!messages.contains { $0.contains("verbatim") || $0.contains("“Localizable”") })
  }

  @Test func whatNobodyLookedUpIsReported() {
    _ = bundle().localizedString(forKey: "Retry", value: nil, table: "Kit")
    _ = localizer.label("Send")
    #expect(localizer.diagnostics.map(\.key) == ["Retry", "Send"])
  }

  @Test func aNearKeyIsNamedToWhomItConcerns() {
    _ = localizer.text(forKey: "wallet")
    _ = localizer.label("Wallet:")
    #expect(messages[0].hasSuffix("which has “Wallet”; ask for that key, or add this one"))
    #expect(messages[1].hasSuffix("which has “Wallet”; assign that key, or add this one"))
  }
}
