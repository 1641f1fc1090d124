import IntertitleLanguages
import IntertitleTables

/// Says which entries a `.strings` file cannot carry.
enum PluralLeftOut {
  /// A warning for each file with plural rules that were merged, in order.
  static func diagnostics(_ report: MergeReport, _ languages: AppLanguages) -> [Diagnostic] {
    var seen: Set<String> = []
    return languages.all.flatMap { report.tables[$0] ?? [] }.compactMap { merged in
      guard case .rules = merged.entry.value else { return nil }
      guard seen.insert(merged.path).inserted else { return nil }
      return Diagnostic(
        .warning,
        rule: "plural-left-out",
        "has plural rules, which a .strings file cannot hold: give this file to the app as well",
        path: merged.path,
        line: merged.entry.line
      )
    }
  }
}
