internal import IntertitleChain
internal import IntertitleLanguages

/// A localizer's state at one moment: chain, tables and language, which never change.
///
/// A run that began with one ends with it. It is freed with its last reader.
final class Snapshot: TextSource {
  private static let lastEpoch = AtomicNumber()

  /// A number that no other state has.
  let epoch: UInt64
  let links: ChainShelf.Links
  let tables: LanguageTables
  private let log: DiagnosticLog

  init(links: ChainShelf.Links, tables: LanguageTables, log: DiagnosticLog) {
    epoch = Self.lastEpoch.increment()
    self.links = links
    self.tables = tables
    self.log = log
  }

  var language: Language { tables.language }

  func resolve(_ assignment: TextAssignment) -> TextResolution {
    links.isOn ? links.chain.resolve(assignment) : assignment.asAssigned
  }

  func answer(forKey key: String, table: String?) -> TextResolution? {
    tables.answer(forKey: key, in: table)
  }

  func report(_ diagnostic: Diagnostic) {
    log.report(diagnostic)
  }
}
