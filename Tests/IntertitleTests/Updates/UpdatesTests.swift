@testable import Intertitle
import Foundation
import IntertitleTestInputs
import IntertitleTesting
import Testing

/// A set of tables is applied to a running localizer whole, kept, and can be gone back from.
struct UpdatesTests {
  private let world: UpdatesFolder
  private var localizer: Localizer { world.localizer }
  private var updates: TableUpdates { world.updates }

  init() throws { world = try UpdatesFolder() }

  @Test func aSetIsShownAtOnceByModelsThatAreThere() throws {
    let label = localizer.label("Wallet")
    #expect(label.text == "Portefeuille")
    try world.apply(["Wallet": "Porte-monnaie"])
    #expect(label.text == "Porte-monnaie" && localizer.text(forKey: "Wallet") == "Porte-monnaie")
  }

  @Test func whatASetLacksIsAnsweredByTheAppsOwn() throws {
    try world.apply(["New": "Nouveau"])
    #expect(world.shown() == "Portefeuille" && world.shown("New") == "Nouveau")
    try world.apply(["Wallet": "Bourse"])
    #expect(world.shown() == "Bourse" && world.shown("New") == "New")
  }

  @Test func aSetIsInUseAtTheNextStart() throws {
    try world.apply(["Wallet": "Porte-monnaie"])
    #expect(world.shownAtNextStart() == "Porte-monnaie")
    #expect(UpdatesFolder.newStart().label("Wallet").text == "Portefeuille")
  }

  @Test func aSetForTheNextStartChangesNothingBefore() throws {
    let heard = Heard(localizer)
    let changes = try world.apply(["Wallet": "Porte-monnaie"], atNextStart: true)
    #expect(changes.changed["fr"]?.map(\.key) == ["Wallet"])
    #expect(world.shown() == "Portefeuille" && heard.changes.isEmpty)
    #expect(world.shownAtNextStart() == "Porte-monnaie")
    localizer.load(updates)
    #expect(world.shown() == "Porte-monnaie")
  }

  @Test func goingBackIsOneCall() throws {
    try world.apply(["Wallet": "one"])
    try world.apply(["Wallet": "two"])
    let changes = try localizer.goBack(in: updates)
    #expect(world.shown() == "one" && world.shownAtNextStart() == "one")
    #expect(changes.changed["fr"]?.map(\.key) == ["Wallet"])
    try localizer.goBack(in: updates)
    #expect(world.shown() == "Portefeuille" && world.shownAtNextStart() == "Portefeuille")
    #expect(try localizer.goBack(in: updates).isEmpty)
    try world.apply(["Wallet": "three"])
    #expect(world.shown() == "three" && world.shownAtNextStart() == "three")
  }

  @Test func goingBackFromASetThatWasNeverInUseKeepsTheOneThatIs() throws {
    try world.apply(["Wallet": "one"])
    try world.apply(["Wallet": "two"], atNextStart: true)
    #expect(try localizer.goBack(in: updates).isEmpty)
    #expect(world.shown() == "one" && world.shownAtNextStart() == "one")
  }

  @Test func goingBackFromTheSetBeforeADamagedOneGoesBackFromThatInUse() throws {
    try world.apply(["Wallet": "Porte-monnaie"])
    try world.apply(["Wallet": "Bourse"])
    let newest = try #require(localizer.tables.library.setInUse(ofThoseIn: updates.place))
    try world.folder.write("damaged", to: "sets/\(newest).tables")
    let next = UpdatesFolder.newStart()
    next.load(updates)
    #expect(next.label("Wallet").text == "Porte-monnaie")
    try next.goBack(in: updates)
    #expect(next.label("Wallet").text == "Portefeuille")
  }

  @Test func aFolderIsOneInEachOfItsSpellings() throws {
    try world.apply(["Wallet": "Porte-monnaie"])
    try localizer.goBack(in: TableUpdates(folder: updates.folder + "/./"))
    #expect(world.shown() == "Portefeuille")
  }

  @Test func theCheckIsAskedWhileOtherThreadsMaySwitch() async throws {
    let trusted = TableUpdates(folder: updates.folder) { [localizer] _, _ in
      // What would never end if the turn were held: another thread's change that is waited for.
      let other = DispatchSemaphore(value: 0)
      Thread.detachNewThread {
        _ = try? localizer.use(localizer.language == "fr" ? "de" : "fr")
        other.signal()
      }
      return other.wait(timeout: .now() + 20) == .success
    }
    for word in ["Porte-monnaie", "Bourse"] {
      try localizer.apply(.bytes(pack(["fr": ["Wallet": word]])), keptIn: trusted)
    }
    localizer.load(trusted)
    try localizer.goBack(in: trusted)
    try localizer.use("fr")
    #expect(world.shown() == "Porte-monnaie" && localizer.diagnostics.isEmpty)
  }

  @Test func theSetBeforeIsTheOneThatWasInUse() throws {
    try world.apply(["Wallet": "one"])
    try world.apply(["Wallet": "never in use"], atNextStart: true)
    try world.apply(["Wallet": "three"])
    try localizer.goBack(in: updates)
    #expect(world.shown() == "one" && world.shownAtNextStart() == "one")
  }

  @Test func twoSetsAreKeptAndNoMore() throws {
    for number in 0..<5 { try world.apply(["Wallet": "\(number)"]) }
    #expect(world.names.filter { $0.hasSuffix(".tables") }.count == 2)
    #expect(world.names.count == 4)
    try localizer.goBack(in: updates)
    #expect(world.shown() == "3" && world.names.filter { $0.hasSuffix(".tables") }.count == 1)
  }

  @Test func theSameSetAgainChangesNothing() throws {
    let set = try TableSet.bytes(pack(["fr": ["Wallet": "one"]]))
    try localizer.apply(set, keptIn: updates)
    try world.apply(["Wallet": "two"])
    #expect(try localizer.apply(set, keptIn: updates).changed.count == 1)
    let shown = world.shown()
    #expect(try localizer.apply(set, keptIn: updates).isEmpty && shown == "one")
    try localizer.goBack(in: updates)
    #expect(world.shown() == "two")
  }

  @Test func aFileAndAFolderAreAppliedAsTheirBytesAre() throws {
    let files = [
      "fr.lproj/Localizable.strings": "\"Wallet\" = \"Porte-monnaie\";",
      "Vendor/Rater/Rater.bundle/fr.lproj/Rater.strings": "\"Later\" = \"Après\";",
    ]
    for (path, text) in files { try world.folder.write(text, to: "tables/\(path)") }
    try world.folder.write(pack(files), to: "set.tables")
    let (file, folder) = (world.folder.path + "/set.tables", world.folder.path + "/tables")
    try localizer.apply(.folder(folder), keptIn: updates)
    #expect(world.shown() == "Porte-monnaie" && world.shown("Later") == "Après")
    #expect(try localizer.apply(.file(file), keptIn: updates).isEmpty)
    #expect(try localizer.apply(.bytes(pack(files)), keptIn: updates).isEmpty)
  }

  @Test func aSetBringsANewLanguage() throws {
    let bytes = try pack(["pt-BR": ["Wallet": "Carteira"]])
    let changes = try localizer.apply(.bytes(bytes), keptIn: updates)
    #expect(changes.added == ["pt-BR": [.init(vendor: nil, table: "Localizable", key: "Wallet")]])
    #expect(localizer.available.map(\.language).contains("pt-BR"))
    try localizer.use("pt")
    #expect(world.shown() == "Carteira")
    try localizer.goBack(in: updates)
    #expect(localizer.language == "en" && world.shown() == "Wallet")
  }

  @Test func aSetsVendorsEntriesGoBeforeTheSameVendorsAndBehindTheApps() throws {
    let bytes = try pack([
      "Vendor/Rater/Rater.bundle/fr.lproj/Rater.strings":
        "\"Later\" = \"Après\"; \"Wallet\" = \"Vendor's\";",
      "Vendor/New/New.bundle/fr.lproj/New.strings": "\"Fresh\" = \"Frais\"; \"Later\" = \"x\";",
    ])
    try localizer.apply(.bytes(bytes), keptIn: updates)
    let rater = localizer.override(StillBundle(path: "/app/Rater.bundle"))
    #expect(rater.localizedString(forKey: "Later", value: nil, table: "Rater") == "Après")
    #expect(world.shown("Later") == "Après" && world.shown() == "Portefeuille")
    let new = localizer.override(StillBundle(path: "/app/New.bundle"))
    #expect(new.localizedString(forKey: "Fresh", value: nil, table: "New") == "Frais")
  }

  @Test func aLaterLoadGoesBeforeASet() throws {
    try world.apply(["Wallet": "set's"])
    localizer.load(["fr": ["Wallet": "server's"]])
    #expect(world.shown() == "server's")
    try world.apply(["Wallet": "next set's"])
    #expect(world.shown() == "next set's")
  }

  @Test func theSetsOfTwoFoldersDoNotReplaceEachOther() throws {
    let campaign = TableUpdates(folder: world.folder.path + "/campaign")
    try world.apply(["Wallet": "texts", "A": "a"])
    try localizer.apply(.bytes(pack(["fr": ["Wallet": "campaign"]])), keptIn: campaign)
    #expect(world.shown() == "campaign" && world.shown("A") == "a")
    try localizer.goBack(in: campaign)
    #expect(world.shown() == "texts")
  }

  @Test func whatASetSaysIsAnOriginLikeAnyOther() throws {
    try world.apply(["Wallet": "Porte-monnaie"])
    let provenance = localizer.label("Wallet").$text.explain()?.provenance
    #expect(provenance?.path == "fr.lproj/Localizable.strings" && provenance?.line == 1)
  }

  @Test func aReloadKeepsASet() throws {
    try world.apply(["Wallet": "Porte-monnaie"])
    localizer.reload()
    #expect(world.shown() == "Porte-monnaie")
  }

  @Test func aLocalizerThatWasDerivedShowsTheSetToo() throws {
    let german = localizer.speaking("de")
    try german.apply(.bytes(pack(["de": ["Wallet": "Geldbeutel"]])), keptIn: updates)
    #expect(german.label("Wallet").text == "Geldbeutel")
    try localizer.use("de")
    #expect(world.shown() == "Geldbeutel")
  }

  @Test func nothingIsKeptAndNothingIsLoaded() throws {
    localizer.load(updates)
    #expect(world.shown() == "Portefeuille" && localizer.diagnostics.isEmpty)
    #expect(world.names.isEmpty)
  }

  @Test @MainActor func oneSetIsOneChange() throws {
    let (calls, texts) = (Locked(0), Locked<[String?]>([]))
    let label = localizer.label("Wallet")
    label.$text.bind { text in texts.withLock { $0.append(text) } }
    let token = localizer.observeTexts { calls.withLock { $0 += 1 } }
    try localizer.apply(.bytes(pack(["fr": ["Wallet": "one", "A": "a"]])), keptIn: updates)
    #expect(calls.withLock { $0 } == 1)
    try localizer.apply(.bytes(pack(["fr": ["Wallet": "two"]])), keptIn: updates)
    try localizer.goBack(in: updates)
    #expect(calls.withLock { $0 } == 3)
    #expect(texts.withLock { $0 } == ["Portefeuille", "one", "two", "one"])
    withExtendedLifetime((label, token)) {}
  }

  @Test func observersHearOnceWhereASetBringsTheLanguageThatIsWanted() throws {
    try localizer.use("ja")
    let heard = Heard(localizer)
    try localizer.apply(
      .bytes(pack(["ja": ["Wallet": "財布"], "ko": ["Wallet": "지갑"]])),
      keptIn: updates
    )
    #expect(heard.languages == ["ja"] && world.shown() == "財布")
  }

  @Test func aThreadThatReadsSeesTheOldSetOrTheNew() async throws {
    let keys = (0..<50).map { "k\($0)" }
    let sets = try ["one", "two"].map { word in
      try pack(["fr": Dictionary(keys.map { ($0, word) }) { first, _ in first }])
    }
    try localizer.apply(.bytes(sets[0]), keptIn: updates)
    let isDone = Locked(false)
    let seen = Locked<Set<String>>([])
    // Threads of their own: tasks that never wait would keep all of the pool's from the one that applies.
    let readers = DispatchGroup()
    for _ in 0..<2 {
      readers.enter()
      Thread.detachNewThread { [localizer] in
        while !isDone.withLock({ $0 }) {
          let texts = [localizer.text(for: .key(keys[0])), localizer.text(forKey: keys[0])]
          seen.withLock { $0.formUnion(texts) }
        }
        readers.leave()
      }
    }
    for number in 0..<20 {
      try localizer.apply(.bytes(sets[number % 2]), keptIn: updates)
    }
    isDone.withLock { $0 = true }
    await withCheckedContinuation { done in
      readers.notify(queue: .global()) { done.resume() }
    }
    let texts = seen.withLock { $0 }
    #expect(texts.isSubset(of: ["one", "two"]))
    #expect(localizer.text(forKey: "k7") == "two")
  }
}
