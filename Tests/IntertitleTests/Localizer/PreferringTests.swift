import IntertitleTesting
import Testing

/// Which of several keys with one text is meant in one part of an app.
@Suite struct PreferringTests {
  private let localizer = Localizer(
    chain: [.splittingComposites, .recovering, .lookup],
    options: TableOptions(development: "zh-Hans"),
    system: .fixed([])
  )

  init() throws {
    func file(_ pairs: String) -> [UInt8] { Array(pairs.utf8) }
    localizer.load(
      files: [
        "zh-Hans.lproj/Localizable.strings": file(
          #""log.title" = "记录"; "trip.record" = "记录"; "cancel" = "取消"; "完成" = "完成";"#
        ),
        "en.lproj/Localizable.strings": file(
          #""log.title" = "Logbook"; "trip.record" = "Record"; "cancel" = "Cancel"; "完成" = "Done";"#
        ),
      ],
      vendors: [
        "Kit/zh-Hans.lproj/Kit.strings": file(#""Cancel" = "取消"; "Finish" = "完成"; "取消" = "取消";"#),
        "Kit/en.lproj/Kit.strings": file(
          #""Cancel" = "Dismiss"; "Finish" = "Finish"; "取消" = "Dismiss";"#
        ),
        "Pod/zh-Hans.lproj/Pod.strings": file(#""PodCancel" = "取消";"#),
        "Pod/en.lproj/Pod.strings": file(#""PodCancel" = "Abort";"#),
      ]
    )
    try localizer.use("zh-Hans")
  }

  private func label(_ text: String, of localizer: Localizer) -> LabelModel {
    localizer.label(text)
  }

  @Test func aScreensKeysGoFirst() throws {
    let log = label("记录", of: localizer.preferring("log."))
    let trip = label("记录", of: localizer.preferring("trip."))
    let other = label("记录", of: localizer.preferring("about."))
    let composite = label("记录：", of: localizer.preferring("trip."))
    try localizer.use("en")
    #expect(log.text == "Logbook" && trip.text == "Record" && other.text == "记录")
    #expect(composite.text == "Record:")
  }

  @Test(
    "the innermost screen goes before the one round it, and a link's rule for a slot before both"
  )
  func theInnermostGoesFirst() throws {
    let nested = localizer.preferring("trip.").preferring("log.")
    let inner = label("记录", of: nested)
    localizer.updateChain { chain in
      _ = chain
      chain = [.recovering.preferring("trip.", in: [.title]), .lookup]
    }
    let title = nested.scoped { TitleModel(title: "记录") }
    try localizer.use("en")
    #expect(inner.text == "Logbook" && title.title == "Record")
  }

  @Test func itFollowsTheChainTheTablesAndTheLanguage() throws {
    let log = label("记录", of: localizer.preferring("log."))
    try localizer.use("en")
    localizer.load(["en": ["log.title": "Log"]])
    localizer.updateChain { $0.prepend(ScriptedLink(.append("!")), named: "loud") }
    #expect(log.text == "Log!")
    localizer.isOn = false
    #expect(log.text == "记录")
  }

  @Test func aPreferenceIsKeptByWhatIsDerivedFromIt() {
    let log = localizer.preferring("log.")
    #expect(log.speaking("en").text(for: "记录") == "Logbook")
    let chained = log.intercepting(with: [.recovering, .lookup]).speaking("en")
    #expect(chained.text(for: "记录") == "Logbook")
  }

  @Test("FU-63 a vendor's word that is the app's own stays the vendor's, and the app's the app's")
  func eachKeepsItsWordThroughSwitches() throws {
    let own = label("取消", of: localizer)
    let kit = label("取消", of: localizer.preferring(vendor: "Kit"))
    let pod = label("取消", of: localizer.preferring(vendor: "Pod"))
    for _ in 0..<2 {
      try localizer.use("en")
      #expect(own.text == "Cancel" && kit.text == "Dismiss" && pod.text == "Abort")
      try localizer.use("zh-Hans")
      #expect([own, kit, pod].allSatisfy { $0.text == "取消" })
    }
  }

  @Test("FU-63 what a control assigns that was made in the other language stays its own, too")
  func itStaysItsOwnInTheOtherDirection() throws {
    try localizer.use("en")
    let kit = label("Dismiss", of: localizer.preferring(vendor: "Kit"))
    let own = label("Cancel", of: localizer)
    try localizer.use("zh-Hans")
    #expect(kit.text == "取消" && own.text == "取消")
    try localizer.use("en")
    #expect(kit.text == "Dismiss" && own.text == "Cancel")
  }

  @Test("a text that is a key of the app's is that key, but for a vendor that has the text")
  func anOwnKeyIsOneExceptInAVendorsControl() throws {
    let own = label("完成", of: localizer)
    let kit = label("完成", of: localizer.preferring(vendor: "Kit"))
    let pod = label("完成", of: localizer.preferring(vendor: "Pod"))
    try localizer.use("en")
    #expect(own.text == "Done" && kit.text == "Finish" && pod.text == "Done")
  }

  @Test func aVendorThatNobodyHasPrefersNothing() throws {
    let kit = label("取消", of: localizer.preferring(vendor: "Nobody"))
    try localizer.use("en")
    #expect(kit.text == "Cancel")
  }
}
