internal import IntertitleLanguages

/// Where in a folder of many third parties one of them begins.
///
/// That is the bundle, framework, pod or checkout that lies in it; folders that are of many
/// themselves, or hold such, or are named for a platform, are passed.
package enum VendorPath {
  /// Finds the folder that is the third party.
  ///
  /// - Parameter folders: The folders below a folder of many, outermost first.
  /// - Returns: The third party's name, and the folders down to its own; nil where none is.
  package static func vendor(
    in folders: [String]
  ) -> (name: String, folders: ArraySlice<String>)? {
    root(in: folders).map { (WrapperFolder.stem(of: folders[$0]), folders[...$0]) }
  }

  private static func root(in folders: [String]) -> Int? {
    for (index, name) in folders.enumerated() {
      if LanguageFolder.isName(name) { return nil }
      if WrapperFolder.isName(name) { return index }
      let parent = index > 0 ? folders[index - 1] : nil
      if !isOfMany(name, in: parent), !passed.contains(name.lowercased()) { return index }
    }
    return nil
  }

  /// Whether a folder holds many third parties by its name, in any case.
  ///
  /// - Parameters:
  ///   - name: Its name.
  ///   - parent: The name of the folder that it lies in.
  /// - Returns: Whether it does.
  static func isOfMany(_ name: String, in parent: String?) -> Bool {
    let name = name.lowercased()
    return ofMany.contains(name) || name == "build" && parent?.lowercased() == "carthage"
  }

  /// Whether one of the folders on the way to a file is a bundle, or of third parties.
  static func isThirdParties(_ folders: [String]) -> Bool {
    folders.indices.contains { index in
      WrapperFolder.isName(folders[index])
        || isOfMany(folders[index], in: index > 0 ? folders[index - 1] : nil)
    }
  }

  /// Whether a file's name says that its folder is a project of its own.
  static func isManifest(_ name: String) -> Bool {
    let name = name.lowercased()
    return manifests.contains(name) || name.hasSuffix(".podspec") || name.hasSuffix(".podspec.json")
  }

  /// The folder of third parties' tables that a build or a merge makes beside the app's.
  package static let generated = "Vendored"

  private static let ofMany: Set<String> = [
    "vendor", generated.lowercased(), "pods", "frameworks", "checkouts",
  ]
  private static let manifests: Set<String> = ["package.swift", "cartfile"]
  /// Platforms, and what package managers keep folders of many in.
  private static let passed: Set<String> = [
    "ios", "mac", "macos", "tvos", "watchos", "visionos", "xros", "carthage", "sourcepackages",
  ]
}
