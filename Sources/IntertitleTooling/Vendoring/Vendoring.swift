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
    let output = try MergeOutput(output, for: request)
    let input = try MergeInput(request)
    let merge = input.merge(request)
    let report = merge.report()
    let folder = VendoredFolder(merge, vendorsIn: request.vendors)
    try replace(output, by: folder)
    return input.diagnostics + report.diagnostics + conflicts(in: report)
  }

  /// Writes all at one blow, then takes away what an earlier run made and this one does not; nothing
  /// else is removed.
  private static func replace(
    _ output: MergeOutput,
    by folder: VendoredFolder
  ) throws(CommandFailure) {
    let files = folder.files(in: output.path)
    _ = try WholeFolder.writeChanged(files, in: output.path)
    for leftover in generatedFiles(below: output.path, besides: files) {
      do {
        try remove(leftover, below: output.path)
      } catch {
        let reason = "cannot be removed: \(error.localizedDescription)"
        throw .unwritable(Diagnostic(.error, rule: "unwritable", reason, path: leftover))
      }
    }
  }

  /// What an earlier run made, and this one does not.
  private static func generatedFiles(
    below output: String,
    besides files: [WholeFiles.File]
  ) -> [String] {
    let own = Set(files.map(\.path))
    let names = FileManager.default.enumerator(atPath: output)?.allObjects as? [String] ?? []
    return names.map { RealPath.join(output, $0) }
      .filter { !own.contains($0) && GeneratedTable.isGenerated($0) }
  }

  /// Removes a file, and the folders that are empty without it.
  private static func remove(_ file: String, below output: String) throws {
    let manager = FileManager.default
    var place = file
    repeat {
      try manager.removeItem(atPath: place)
      place = (place as NSString).deletingLastPathComponent
    } while try place.utf8.count > output.utf8.count
      && manager.contentsOfDirectory(atPath: place).isEmpty
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
