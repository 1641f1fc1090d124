import Foundation
import Intertitle
import Testing

/// The blocks of the README do what the text beside them says.
@Suite struct BlockTests {
  private func makeLocalizer() -> Localizer {
    let localizer = Localizer(system: .fixed([]))
    localizer.load(
      ["fr": ["Wallet": "Portefeuille", "Transfer": "Virement", "Send": "Envoyer"]],
      vendored: ["PullToRefresh": ["fr": ["PullDown": "Tirez pour actualiser"]]]
    )
    return localizer
  }

  @Test func theScreenFollowsASwitchAndLeavesPeoplesWordsAlone() throws {
    let localizer = makeLocalizer()
    let screen = localizer.scoped { TransferScreen(note: "Send") }
    try localizer.use("fr")
    #expect(screen.navigationItem.title == "Virement")
    #expect(screen.send.currentTitle == "Envoyer")
    #expect(screen.note.text == "Send")
  }

  @MainActor @Test func theBoundViewFollowsASwitch() throws {
    let localizer = makeLocalizer()
    let header = localizer.scoped { Header() }
    #expect(header.shown == "Wallet")
    try localizer.use("fr")
    #expect(header.shown == "Portefeuille")
  }

  @Test func theReceiptIsWrittenAsEachLanguageDoes() throws {
    let localizer = Localizer(system: .fixed([]))
    localizer.load(["fr": ["Paid %@ on %@": "%1$@ payés le %2$@"]])
    let inbox = localizer.scoped { Inbox() }
    let day = DateComponents(year: 1970, month: 1, day: 1)
    inbox.show(paid: 12.5, on: try #require(Calendar(identifier: .gregorian).date(from: day)))
    #expect(inbox.receipt.text == "Paid €12.50 on January 1, 1970")
    try localizer.use("fr")
    let words = inbox.receipt.text?.split(whereSeparator: \.isWhitespace).joined(separator: " ")
    #expect(words == "12,50 € payés le 1 janvier 1970")
  }

  @Test func theControlIsAnsweredInTheLanguageInUse() throws {
    let localizer = makeLocalizer()
    let bundle = VendorBundle()
    let control = localizer.scoped { PullToRefresh.inTheLanguageInUse(bundle) }
    #expect(control.hint == "PullDown, as the vendor says")
    try localizer.use("fr")
    #expect(control.hint == "Tirez pour actualiser")
  }

  private struct VendorBundle: BundleSource {
    let bundleIdentifier: String? = nil
    let bundlePath = "/App/Frameworks/PullToRefresh.framework"

    func localizedString(forKey key: String, value: String?, table: String?) -> String {
      "\(key), as the vendor says"
    }
  }
}
