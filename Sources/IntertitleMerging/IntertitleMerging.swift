import Foundation
import PackagePlugin

/// Merges the string files in a target's `Vendor` folder into the folder `Vendored` of its resource
/// bundle, where `load(folder:)` finds them.
///
/// Every file that takes part is declared, so that one that changes makes the next build merge again;
/// for one that appears or goes the package is planned anew, and with it this. Whatever SwiftPM would
/// make of single files, which it renames and flattens, it copies a folder as it is.
@main
struct IntertitleMerging: BuildToolPlugin {
  func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
    let folder = (LocatedTarget(target: target) as any Located).folder
    let vendors = folder.appendingPathComponent("Vendor").resolvingSymlinksInPath()
    let vendored = files(below: vendors)
    guard !vendored.isEmpty else {
      Diagnostics.warning(
        "\(target.name) has no folder Vendor with files: there is nothing to merge"
      )
      return []
    }
    let own = files(below: folder).filter { file in
      file.isOfATable && !file.path.hasPrefix(vendors.path + "/")
    }
    let app = own.compactMap(\.tableFolder).min { $0.count < $1.count } ?? folder.path
    let output = context.pluginWorkDirectoryURL.appendingPathComponent("Vendored")
    return [
      .buildCommand(
        displayName: "Merging Vendor of \(target.name)",
        executable: try context.tool(named: "IntertitleMerge").url,
        arguments: [vendors.path, output.path, app],
        inputFiles: vendored + own,
        outputFiles: [output]
      )
    ]
  }

  /// The plain files below a folder by their paths, without hidden ones.
  private func files(below folder: URL) -> [URL] {
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

/// Something that lies in a folder.
private protocol Located {
  var folder: URL { get }
}

/// A target whose folder is read as it was before tools 6.1, which the manifest does not ask for.
private struct LocatedTarget: Located {
  let target: any Target

  // Deprecated as what it reads is; what goes through the protocol is no warning in an app's build.
  @available(*, deprecated) var folder: URL { URL(fileURLWithPath: target.directory.string) }
}

extension URL {
  /// Whether the file is in a language's folder, or a catalog.
  fileprivate var isOfATable: Bool { tableFolder != nil || pathExtension == "xcstrings" }

  /// The folder that holds the language's folder; nil for a file in none.
  fileprivate var tableFolder: String? {
    let folder = deletingLastPathComponent()
    return folder.pathExtension == "lproj" ? folder.deletingLastPathComponent().path : nil
  }
}
