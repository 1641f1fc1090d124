internal import IntertitleLanguages
internal import IntertitleTables

/// Leaves out what a translator wrote for other arguments than the development language gives.
///
/// Each file is compared with its counterpart: the development language's files of the same table
/// and vendor. What is left out is answered by the next language of the chain.
struct FormatCheck {
  private let hops: [TableFolder.Hop]
  private let development: [TableLayer.Named]

  init(_ hops: [TableFolder.Hop]) {
    self.hops = hops
    development = hops.filter { $0.grade == .development }.flatMap { $0.app + $0.vendors }
  }

  /// The layers without the entries that do not fit, which are reported.
  func passed(_ log: DiagnosticLog) -> [TableFolder.Hop] {
    hops.map { hop in
      guard hop.grade != .development else { return hop }
      var hop = hop
      hop.app = hop.app.map { checked($0, log) }
      hop.vendors = hop.vendors.map { checked($0, log) }
      return hop
    }
  }

  private func checked(_ named: TableLayer.Named, _ log: DiagnosticLog) -> TableLayer.Named {
    let unfit = UnfitEntries(in: named.layer.source, against: counterpart(of: named))
    for diagnostic in unfit.diagnostics { log.report(once: "\(diagnostic)", diagnostic) }
    var named = named
    named.layer.rejected = unfit.numbers
    return named
  }

  private func counterpart(of named: TableLayer.Named) -> StringTable {
    let layers = development.filter {
      $0.table == named.table && $0.layer.vendor == named.layer.vendor
    }
    return StringTable(folding: layers.map(\.layer.source))
  }
}
