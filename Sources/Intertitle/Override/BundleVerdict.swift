public import IntertitleLanguages
internal import IntertitleTables

/// Whether a bundle's look-ups in a table are answered from the tables, and why.
public enum BundleVerdict: Hashable, Sendable {
  /// The system owns the bundle or reads the table: it is asked itself.
  case system(SystemTables.Rule)
  /// A rule of the app's leaves the bundle to itself.
  case denied(OverrideRule)
  /// They are answered: those of a vendor, by the name of its folder or as it was registered, or,
  /// where that is nil, of the app or of somebody that nobody knows. The rule is the one that says
  /// so; nil where none is for them.
  case answered(vendor: String?, by: OverrideRule?)

  init(on table: String, of bundle: some BundleSource, in library: TableLibrary) {
    let options = library.options
    let (identifier, path) = (bundle.bundleIdentifier, bundle.bundlePath)
    let rule = options.overrideRules.first { $0.applies(to: table, of: bundle) }
    if let rule = options.systemTables.rule(forTable: table, path: path)
      ?? options.systemTables.rule(forBundle: identifier, at: path)
    {
      self = .system(rule)
    } else if let rule, !rule.isAllowed {
      self = .denied(rule)
    } else {
      let vendor = identifier.flatMap { options.vendorIdentifiers[$0] }
      self = .answered(vendor: vendor ?? library.vendor(ofBundleAt: path), by: rule)
    }
  }

  /// The vendor whom the bundle belongs to; nil for the app, bundles nobody knows, and those that are
  /// asked themselves.
  public var vendor: String? {
    guard case .answered(let vendor, _) = self else { return nil }
    return vendor
  }

  /// Who asks the tables; nil where the bundle answers itself.
  var asker: Asker? {
    guard case .answered(let vendor, _) = self else { return nil }
    return vendor.map(Asker.vendor) ?? .app
  }
}

/// The verdicts on the bundles that were asked about so far, in one library.
///
/// They are found out by taking paths to pieces, which is worth many look-ups.
final class BundleVerdicts: Sendable {
  private struct Question: Hashable {
    let identifier: String?
    let path: String
    let table: String
  }

  private let known = Locked<[Question: BundleVerdict]>([:])
  private static let limit = 10_000

  /// The verdict on a table of a bundle.
  func verdict(
    on table: String,
    of bundle: some BundleSource,
    in library: TableLibrary
  ) -> BundleVerdict {
    let question = Question(
      identifier: bundle.bundleIdentifier,
      path: bundle.bundlePath,
      table: table
    )
    if let verdict = known.withLock({ $0[question] }) { return verdict }
    let verdict = BundleVerdict(on: table, of: bundle, in: library)
    known.withLock { known in
      if known.count < Self.limit { known[question] = verdict }
    }
    return verdict
  }
}

extension TableLibrary {
  /// The vendor that a bundle belongs to: it, or the innermost bundle that encloses it, is named as
  /// the vendor is, or as a bundle of the vendor's.
  ///
  /// `X.bundle/zh-Hans.lproj` opened as a bundle of its own belongs to whom `X.bundle` does.
  func vendor(ofBundleAt path: String) -> String? {
    let folders = path.pathNames.map(String.init).filter { !LanguageFolder.isName($0) }
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
