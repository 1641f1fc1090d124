internal import Foundation
internal import IntertitleLanguages
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

  /// Who asks the tables; nil where the system answers itself.
  var asker: Asker? {
    switch self {
    case .system: nil
    case .vendor(let vendor): .vendor(vendor)
    case .app: .app
    }
  }
}

/// Whose the bundles are that were asked about so far, in one library.
///
/// It is found out by taking paths to pieces, which is worth many look-ups.
final class BundleOwners: Sendable {
  private struct Question: Hashable {
    let identifier: String?
    let path: String
    let table: String
  }

  private let known = Locked<[Question: BundleOwner]>([:])
  private static let limit = 10_000

  /// Whose a table of a bundle is.
  func owner(
    of table: String,
    in bundle: some BundleSource,
    _ library: TableLibrary
  ) -> BundleOwner {
    let path = bundle.bundlePath
    let question = Question(identifier: bundle.bundleIdentifier, path: path, table: table)
    if let owner = known.withLock({ $0[question] }) { return owner }
    let rule = library.options.systemTables.rule(forTable: table, path: path)
    let owner = rule.map(BundleOwner.system) ?? BundleOwner(of: bundle, in: library)
    known.withLock { known in
      if known.count < Self.limit { known[question] = owner }
    }
    return owner
  }
}

extension TableLibrary {
  /// The vendor that a bundle belongs to: it, or the innermost bundle that encloses it, is named as
  /// the vendor is, or as a bundle of the vendor's.
  ///
  /// `X.bundle/zh-Hans.lproj` opened as a bundle of its own belongs to whom `X.bundle` does.
  func vendor(ofBundleAt path: String) -> String? {
    let folders = path.split(separator: "/").map(String.init).filter { !LanguageFolder.isName($0) }
    let enclosing = folders.dropLast().reversed().filter(WrapperFolder.isName)
    return (folders.suffix(1) + enclosing).lazy
      .compactMap { self.vendorFolders[$0.lowercased()] }
      .first
  }

  /// The vendors by the names of the bundles that are theirs alone, in small letters.
  static func vendorFolders(of files: [LoadedFile]) -> [String: String] {
    var owners: [String: Set<String>] = [:]
    for file in files {
      guard let vendor = file.vendor else { continue }
      let names = [vendor] + file.bundles + WrapperFolder.names(of: vendor)
      for name in names { owners[name.lowercased(), default: []].insert(vendor) }
    }
    return owners.compactMapValues { $0.count == 1 ? $0.first : nil }
  }
}
