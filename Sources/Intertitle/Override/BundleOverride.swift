internal import Foundation
internal import IntertitleChain
internal import IntertitleLanguages
internal import IntertitleTables

/// Stands for one bundle, and answers its look-ups in the language in use.
///
/// ```swift
/// let bundle = localizer.override(Bundle(for: PhotoPicker.self))
/// bundle.localizedString(forKey: "Cancel", value: nil, table: "PhotoPicker")
/// ```
/// Who asks decides who answers. The system's own bundles and tables are asked themselves. A vendor
/// gets the app's entry for it, in an app's table named `Vendor.Table`, else the app's own entry in
/// the main table, else its own entry, in each language of the fallback chain before the next one;
/// and what it would have answered itself where nobody has the key. The app gets the table that it
/// names and no other. No chain runs.
public struct BundleOverride: BundleSource {
  /// The identifier of the bundle that it stands for.
  public let bundleIdentifier: String?
  /// The path of the bundle that it stands for.
  public let bundlePath: String
  let original: any BundleSource
  let localizer: Localizer

  init(_ original: any BundleSource, localizer: Localizer) {
    bundleIdentifier = original.bundleIdentifier
    bundlePath = original.bundlePath
    self.original = original
    self.localizer = localizer
  }

  /// The text for a key in the language in use.
  ///
  /// While the localizer is off, the bundle is asked itself. It may be called on any thread.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: What to answer where nobody has the key; the key itself where this is nil or empty.
  ///   - tableName: The table; nil or empty for the main one, for a vendor `Localizable`.
  /// - Returns: The text.
  /// - Complexity: One probe, and a look at the bundle's path.
  public func localizedString(
    forKey key: String,
    value: String?,
    table tableName: String?
  ) -> String {
    let snapshot = localizer.snapshot()
    guard snapshot.links.isOn else {
      return original.localizedString(forKey: key, value: value, table: tableName)
    }
    let tables = snapshot.tables
    let table = tableName.flatMap { $0.isEmpty ? nil : $0 }
    switch owner(of: table ?? "Localizable") {
    case .system(let rule):
      localizer.skipped.count(rule)
      return original.localizedString(forKey: key, value: value, table: tableName)
    case .vendor(let vendor):
      let answer = tables.answer(forKey: key, in: table ?? "Localizable", for: .vendor(vendor))
      return answer?.text ?? original.localizedString(forKey: key, value: value, table: tableName)
    case .app:
      let answer = tables.answer(forKey: key, in: table, for: .app)
      return answer?.text ?? unknown(key, value, tableName)
    }
  }

  /// Whose the table of that name is, asked for through this bundle.
  func owner(of table: String) -> BundleOwner {
    let library = localizer.tables.library
    if let rule = library.options.systemTables.rule(forTable: table, path: bundlePath) {
      return .system(rule)
    }
    return BundleOwner(of: self, in: library)
  }

  /// The answer where no table has the key: the app's own bundle is not asked, because it would
  /// answer in a language of its own choosing; a bundle that nobody knows is.
  private func unknown(_ key: String, _ value: String?, _ table: String?) -> String {
    guard bundlePath == Bundle.main.bundlePath else {
      return original.localizedString(forKey: key, value: value, table: table)
    }
    guard let value, !value.isEmpty else { return key }
    return value
  }
}

extension Localizer {
  /// A stand-in for a bundle that answers its look-ups in the language in use.
  ///
  /// Where there is an Objective-C runtime it can be put behind `NSBundle`; elsewhere code is handed
  /// it in place of its bundle.
  ///
  /// - Parameter bundle: The bundle. A stand-in of this localizer's is given back as it is.
  /// - Returns: The stand-in.
  public func override(_ bundle: any BundleSource) -> BundleOverride {
    if let own = bundle as? BundleOverride, own.standsIn(for: self) { return own }
    return BundleOverride(bundle, localizer: self)
  }

  /// How often a look-up was left to the system, by the rule that said so.
  public var skippedLookups: [SystemTables.Rule: Int] { skipped.counts }
}

extension BundleOverride {
  fileprivate func standsIn(for localizer: Localizer) -> Bool { self.localizer === localizer }
}

/// Counts look-ups that were left to the system.
final class SkipCounter: Sendable {
  private let state = Locked<[SystemTables.Rule: Int]>([:])

  var counts: [SystemTables.Rule: Int] { state.withLock { $0 } }

  func count(_ rule: SystemTables.Rule) {
    state.withLock { $0[rule, default: 0] += 1 }
  }
}
