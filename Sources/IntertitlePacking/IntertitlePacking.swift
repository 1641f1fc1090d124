import Foundation
import PackagePlugin

/// Turns the vendored libraries and a target's own tables into one Swift file of that target.
///
/// Folders with an `.lproj` in them cannot be resources here: SwiftPM renames them, a binary that is
/// copied elsewhere loses them, and each would have to be named in the manifest. Every file is
/// declared as an input, so a file that changes makes the next build pack again. For one that appears
/// or goes SwiftPM must ask this plugin anew, which it does when something below a target's own
/// folder comes or goes: that is why the target has a symbolic link to `Vendor`.
@main
struct IntertitlePacking: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("PackedFiles.swift")
    let folders = [
      "Vendor": context.package.directoryURL.appendingPathComponent("Vendor"),
      "Tables": target.directoryURL.appendingPathComponent("Tables"),
    ].sorted { $0.key < $1.key }
    return [
      .buildCommand(
        displayName: "Packing \(folders.map(\.key).joined(separator: " and "))",
        executable: try context.tool(named: "IntertitlePacker").url,
        arguments: [output.path] + folders.flatMap { [$0.key, $0.value.path] },
        inputFiles: folders.flatMap { files(in: $0.value) },
        outputFiles: [output]
      )
    ]
  }

  private func files(in folder: URL) -> [URL] {
    let found = FileManager.default.enumerator(
      at: folder,
      includingPropertiesForKeys: [.isRegularFileKey],
      options: [.skipsHiddenFiles]
    )
    return (found?.allObjects as? [URL] ?? [])
      .filter { (try? $0.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile) == true }
      .sorted { $0.path < $1.path }
  }
}
