internal import Foundation
package import IntertitleLanguages
internal import IntertitleTables

/// Makes the folder of third parties' tables that lies beside the app's: what the build plugin does.
package enum Vendoring {
  /// What the folder is called, by which a load knows it.
  package static let folderName = VendorPath.generated
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
    _ = try MergeOutput(output, for: request)
    let input = try MergeInput(request)
    let merge = input.merge(request)
    let report = merge.report()
    let folder = VendoredFolder(merge, vendorsIn: request.vendors)
    try replace(output, by: folder)
    return input.diagnostics + report.diagnostics + conflicts(in: report)
  }

  /// Writes all beside the folder first, so that whoever copies it sees another folder, and all of it.
  private static func replace(
    _ output: String,
    by folder: VendoredFolder
  ) throws(CommandFailure) {
    let fresh = output + ".new"
    let manager = FileManager.default
    do {
      try? manager.removeItem(atPath: fresh)
      try manager.createDirectory(atPath: fresh, withIntermediateDirectories: true)
      _ = try WholeFiles.writeChanged(folder.files(in: fresh))
      try? manager.removeItem(atPath: output)
      try manager.moveItem(atPath: fresh, toPath: output)
    } catch let failure as CommandFailure {
      throw failure
    } catch {
      let reason = "cannot be written: \(error.localizedDescription)"
      throw .unwritable(Diagnostic(.error, rule: "unwritable", reason, path: output))
    }
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
