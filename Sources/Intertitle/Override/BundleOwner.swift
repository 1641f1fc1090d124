internal import Foundation
internal import IntertitleTables

/// Whose a bundle is: what decides who answers its look-ups.
enum BundleOwner: Sendable {
  /// The system: it is asked itself.
  case system(SystemTables.Rule)
  /// A vendor, by the name of its folder or as it was registered.
  case vendor(String)
  /// The app, or somebody that nobody knows.
  case app

  init(of bundle: some BundleSource, in library: TableLibrary) {
    let identifier = bundle.bundleIdentifier
    let options = library.options
    if let rule = options.systemTables.rule(forBundle: identifier, at: bundle.bundlePath) {
      self = .system(rule)
    } else if let identifier, let vendor = options.vendorIdentifiers[identifier] {
      self = .vendor(vendor)
    } else {
      self = library.vendor(ofBundleAt: bundle.bundlePath).map(BundleOwner.vendor) ?? .app
    }
  }
}

extension TableLibrary {
  /// The vendor that a bundle belongs to: it, or the innermost bundle that encloses it, is named as
  /// a folder of the vendor's.
  ///
  /// `X.bundle/zh-Hans.lproj` opened as a bundle of its own belongs to whom `X.bundle` does.
  func vendor(ofBundleAt path: String) -> String? {
    path.split(separator: "/").reversed().lazy
      .filter { !$0.lowercased().hasSuffix(".lproj") }
      .compactMap { self.vendorFolders[$0.lowercased()] }
      .first
  }

  /// The vendors by the names of the folders that are theirs alone, in small letters.
  static func vendorFolders(of files: [LoadedFile]) -> [String: String] {
    var owners: [String: Set<String>] = [:]
    for file in files {
      guard let vendor = file.vendor else { continue }
      let names = [vendor] + file.folders.filter(\.isBundle)
      for name in names { owners[name.lowercased(), default: []].insert(vendor) }
      for name in ["bundle", "framework"] {
        owners["\(vendor).\(name)".lowercased(), default: []].insert(vendor)
      }
    }
    return owners.compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}

extension String {
  /// Whether a folder of this name is a bundle.
  fileprivate var isBundle: Bool {
    let name = lowercased()
    return [".bundle", ".framework", ".xcframework"].contains(where: name.hasSuffix)
  }
}
