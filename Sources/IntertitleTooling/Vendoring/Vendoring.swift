package import IntertitleLanguages
internal import IntertitleTables

/// Makes the folder of third parties' tables that lies beside the app's: what the build plugin does.
package enum Vendoring {
  /// Whether a folder is one by its name, by which a load knows it.
  static func isFolder(_ path: String) -> Bool {
    RealPath(future: path)?.path.split(separator: "/").last.map(String.init) == VendorPath.generated
  }

  /// How many conflicts are named.
  private static let named = 100

  /// Puts the folder in place, whole.
  ///
  /// - Parameters:
  ///   - request: The app's folder, against which conflicts are found, and the vendors'.
  ///   - output: The folder; what an earlier run made is replaced, hand-written tables never.
  /// - Returns: What is wrong with the vendors' files, and each conflict as a warning at its place.
  /// - Throws: ``CommandFailure`` where a folder cannot be read, or the output cannot be written or
  ///   is somebody else's.
  package static func run(
    _ request: MergeRequest,
    into output: String
  ) throws(CommandFailure) -> [Diagnostic] {
    let output = try MergeOutput(output, for: request, isVendored: true)
    let input = try MergeInput(request)
    let merge = input.merge(request)
    let report = merge.report()
    _ = try output.folder(VendoredFolder(merge)).write()
    return input.diagnostics + report.diagnostics + conflicts(in: report)
  }

  private static func conflicts(in report: MergeReport) -> [Diagnostic] {
    let rest = report.conflicts.count - named
    let more = "\(rest) more conflicts; 'retitle merge --dry-run' lists all"
    return report.conflicts.prefix(named).map(\.warning)
      + (rest > 0 ? [Diagnostic(.warning, rule: "vendor-conflict", more)] : [])
  }
}

extension MergeReport.Item {
  fileprivate var warning: Diagnostic {
    let shown = kept.map { "; \($0.inQuotes) is shown" } ?? ""
    return Diagnostic(
      .warning,
      rule: "vendor-conflict",
      "\(vendor) says \(value.inQuotes) for \(key.inQuotes) in \(language), and \(reason)\(shown)",
      path: path,
      line: line
    )
  }
}
