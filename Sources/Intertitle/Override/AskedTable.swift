internal import IntertitleChain
internal import IntertitleLanguages
internal import IntertitleTables

/// What one bundle's look-ups in one table are answered from, in one state of the localizer.
final class AskedTable: Sendable {
  /// The table as it was asked for.
  let name: String?
  /// The state of the localizer that it holds for.
  let epoch: UInt64
  /// Whether look-ups are answered, and whose they are.
  let verdict: BundleVerdict
  /// How often it was asked.
  let tally: LookupTally
  // Read only with the tables of its state at hand, which hold it; a bundle that is asked no more
  // does not keep the texts of a language.
  private unowned let folded: AnsweredTable?

  init(_ name: String?, of bundle: BundleOverride, in snapshot: Snapshot) {
    self.name = name
    epoch = snapshot.epoch
    let (library, fullName) = (snapshot.library, Self.name(name))
    verdict = library.verdicts.verdict(on: fullName, of: bundle, in: library)
    tally = bundle.localizer.family.ledger.tally(of: fullName, bundle, verdict)
    folded = verdict.asker.flatMap { asker in
      snapshot.tables.table(Self.name(name, for: asker), for: asker)
    }
  }

  /// The entry's answer; nil where there is none and where the bundle is asked itself.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - tables: The tables of the state that this holds for.
  /// - Returns: The answer.
  func answer(forKey key: String, in tables: LanguageTables) -> BundleAnswer? {
    guard let asker = verdict.asker else { return nil }
    guard let folded else {
      _ = tables.missing(Self.name(name, for: asker))
      return nil
    }
    let keyAsker = KeyAsker(asker, table: Self.name(name))
    guard let found = tables.answer(forKey: key, from: folded, for: keyAsker) else { return nil }
    guard let form = found.origin.entry.flatMap({ folded.printableForm(of: Int($0)) }) else {
      return BundleAnswer(found.text, by: .entry, origin: found.origin)
    }
    return BundleAnswer(form, by: .pluralEntry, origin: found.origin)
  }

  /// Where an answer stands.
  func provenance(of origin: TextOrigin, in tables: LanguageTables) -> TextProvenance? {
    folded.flatMap { tables.provenance(of: origin, in: $0) }
  }

  /// The table's name, where one is meant that has a name.
  private static func name(_ asked: String?) -> String {
    asked.flatMap { $0.isEmpty ? nil : $0 } ?? TableName.usual
  }

  /// The name to look for; nil for the app's main table, whatever it is called.
  private static func name(_ asked: String?, for asker: Asker) -> String? {
    if asker == .app, asked?.isEmpty != false { return nil }
    return name(asked)
  }
}

extension KeyAsker {
  fileprivate init(_ asker: Asker, table: String) {
    guard case .vendor(let vendor) = asker else {
      self = .lookup
      return
    }
    self = .vendor(vendor, table: table)
  }
}

/// The tables that one bundle has asked for, in one state of the localizer.
///
/// `@unchecked Sendable`: `tables` is reached only between `acquire` and `release`. (`Locked` written
/// out, as in ``Snapshots``: every look-up comes by here.)
final class AskedTables: @unchecked Sendable {
  private let lock = Lock()
  private var tables: [AskedTable] = []

  /// Few bundles ask for more than two; a further one takes the place of the oldest.
  private static let limit = 8

  /// The table of that name, if it was asked for in that state.
  func table(_ name: String?, at epoch: UInt64) -> AskedTable? {
    lock.acquire()
    defer { lock.release() }
    for table in tables where table.epoch == epoch && table.name == name { return table }
    return nil
  }

  /// Keeps a table, and lets go of those of older states.
  func keep(_ table: AskedTable) {
    lock.acquire()
    defer { lock.release() }
    if let newest = tables.last, newest.epoch > table.epoch { return }
    tables = tables.filter { $0.epoch == table.epoch }.suffix(Self.limit - 1) + [table]
  }
}
