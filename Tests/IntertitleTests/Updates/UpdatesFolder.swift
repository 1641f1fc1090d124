import IntertitleTestInputs
import IntertitleTesting

/// A folder for sets of tables, and a localizer with French and German texts of its own.
struct UpdatesFolder {
  let folder: TemporaryFolder
  let updates: TableUpdates
  let localizer: Localizer

  init(_ isTrusted: TableUpdates.Check? = nil, mostBytes: Int = 1 << 20) throws {
    folder = try TemporaryFolder()
    updates = TableUpdates(
      folder: folder.path + "/sets",
      mostBytes: mostBytes,
      isTrusted: isTrusted
    )
    localizer = Self.newStart()
  }

  /// A localizer as the next start of the app makes it, without the sets.
  static func newStart() -> Localizer {
    let localizer = Localizer(system: .fixed(["fr"]))
    localizer.load(
      [
        "fr": ["Wallet": "Portefeuille", "%lld boats": "%lld bateaux"],
        "de": ["Wallet": "Brieftasche"],
      ],
      vendored: ["Rater": ["fr": ["Later": "Plus tard"]]]
    )
    return localizer
  }

  /// What a label shows in the next run of the app.
  func shownAtNextStart(_ text: String = "Wallet") -> String? {
    let next = Self.newStart()
    next.load(updates)
    return next.label(text).text
  }

  func shown(_ text: String = "Wallet") -> String? { localizer.label(text).text }

  @discardableResult
  func apply(_ texts: [String: String], atNextStart: Bool = false) throws -> TableChanges {
    try localizer.apply(.bytes(pack(["fr": texts])), keptIn: updates, atNextStart: atNextStart)
  }

  var names: [String] { (try? folder.names(in: "sets")) ?? [] }
}
