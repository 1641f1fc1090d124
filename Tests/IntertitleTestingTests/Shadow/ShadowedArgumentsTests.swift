import IntertitleTesting
import Testing

/// Words inside texts: a shadow lists the key of each that would be found back.
@Suite struct ShadowedArgumentsTests {
  private let shadow = ShadowMode()

  private func localizer(_ recovering: Recovering) throws -> Localizer {
    let localizer = Localizer(
      chain: [.verbatim(in: [.placeholder]), recovering, .lookup],
      system: .fixed([])
    )
    localizer.load([
      "en": [
        "sync.failed": "Sync failed: %@", "dir.denied": "No access to %@", "disk.full": "Disk full",
        "both": "%@, then %@", "note": "Note", "remark": "Note",
      ],
      "fr": [
        "sync.failed": "Échec : %@", "dir.denied": "Accès refusé à %@", "disk.full": "Disque plein",
        "both": "%@, puis %@", "note": "Note", "remark": "Remarque",
      ],
    ])
    localizer.updateChain { $0.prepend(shadow, named: "shadow") }
    try localizer.use("fr")
    return localizer
  }

  /// What the shadow lists for contents that are shown in French.
  private func listed(
    _ contents: LocalizedText...,
    slot: TextSlot = .label,
    by recovering: Recovering = .recovering(arguments: true)
  ) throws -> [ShadowedText] {
    let localizer = try localizer(recovering)
    for content in contents {
      localizer.scoped { InterceptedText(slot: slot) }.content = content
    }
    return shadow.report(in: "fr").slots[slot]?.texts ?? []
  }

  @Test("FU-70 each argument that would be found back is listed by its key")
  func eachArgumentIsListedByItsKey() throws {
    let texts = try listed(
      "Sync failed: \("Disk full")",
      "\("Disk full"), then \("No access to Home")",
      .key("sync.failed", "No access to Disk full")
    )
    #expect(
      Set(texts.map(\.keysOfArguments)) == [
        ["disk.full"], ["disk.full", "dir.denied"], ["dir.denied", "disk.full"],
      ]
    )
    let sync = try #require(texts.first { $0.keysOfArguments == ["disk.full"] })
    #expect("\(sync)".contains("in it “disk.full”"))
    #expect("\(shadow.report(in: "fr"))".contains("in it “disk.full”"))
  }

  @Test("FU-70 a finished text is listed with the arguments that were found in it, and theirs")
  func theArgumentsOfAFinishedTextAreListed() throws {
    let text = try #require(try listed("Sync failed: No access to Home").first)
    #expect(text.key == "sync.failed" && text.keysOfArguments == ["dir.denied"])
    #expect(text.arguments == [.text("No access to Home")])
  }

  @Test(
    "FU-70 what stays as it is is not listed: a name, a text of its own, what is in doubt, verbatim"
  )
  func whatStaysIsNotListed() throws {
    let texts = try listed(
      "Sync failed: \("Lena")",
      .key("sync.failed", "Disk full" as LocalizedText),
      .key("sync.failed", LocalizedText.verbatim("Disk full")),
      "\("Note"), then \(3)"
    )
    #expect(texts.count == 4 && texts.allSatisfy { $0.keysOfArguments.isEmpty }, "\(texts)")
    #expect(!"\(shadow.report(in: "fr"))".contains("Lena"), "words that code gave are not kept")
    #expect(try listed("Sync failed: \("Disk full")", slot: .placeholder).isEmpty)
  }

  @Test("FU-70 nothing is listed where the link is not told to look at arguments")
  func nothingIsListedUnlessTheLinkLooks() throws {
    let texts = try listed("Sync failed: \("Disk full")", by: .recovering)
    #expect(texts.count == 1 && texts[0].keysOfArguments.isEmpty)
  }
}
