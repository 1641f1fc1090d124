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
/// names and no other. No chain runs. ``TableOptions/overrideRules`` say of bundles that they are left
/// to themselves; ``Localizer/overrides`` lists who asked, and how that was decided.
///
/// Keep it: whose the bundle is, and which table it asks, is found out once for a stand-in.
public struct BundleOverride: BundleSource {
  /// The identifier of the bundle that it stands for.
  public let bundleIdentifier: String?
  /// The path of the bundle that it stands for.
  public let bundlePath: String
  let localizer: Localizer
  private let original: any BundleSource
  private let originalIdentity: BundleIdentity
  private let kept = AskedTables()

  init(_ original: any BundleSource, localizer: Localizer) {
    bundleIdentifier = original.bundleIdentifier
    bundlePath = original.bundlePath
    originalIdentity = BundleIdentity(of: original, behind: ObjectIdentifier(kept))
    self.original = original
    self.localizer = localizer
  }

  /// The text for a key in the language in use.
  ///
  /// While the localizer is off, the bundle is asked itself. A bundle that answers through its own
  /// stand-in is asked itself once: what it asks then is answered from the tables, and where they
  /// lack the key with the value, else the key. (One that is a value and makes a new stand-in for each
  /// question is asked until the calls stand too deep inside each other.) It may be called on any thread.
  ///
  /// - Parameters:
  ///   - key: The key.
  ///   - value: What to answer where nobody has the key; the key itself where this is nil or empty.
  ///   - tableName: The table; nil or empty for the main one, for a vendor `Localizable`, else the
  ///     one that is its only one or has its name.
  /// - Returns: The text; of an entry with plural forms the one for all other numbers, with the
  ///   placeholders that `String(format:)` knows.
  /// - Complexity: One probe. The first look-up in a table reads the bundle's path.
  public func localizedString(
    forKey key: String,
    value: String?,
    table tableName: String?
  ) -> String {
    answer(forKey: key, value: value, table: tableName).text
  }

  /// The text for a key, and who gave it: for whoever hands on more than a text.
  package func answer(
    forKey key: String,
    value: String?,
    table tableName: String?
  ) -> BundleAnswer {
    answer(forKey: key, value: value, table: tableName, in: localizer.snapshot())
  }

  /// The text for a key in one state of the localizer.
  func answer(
    forKey key: String,
    value: String?,
    table tableName: String?,
    in snapshot: Snapshot
  ) -> BundleAnswer {
    guard snapshot.links.isOn else { return ownAnswer(key, value, tableName, by: .bundle) }
    let table = table(tableName, in: snapshot)
    table.tally.asked.increment()
    if let answer = table.answer(forKey: key, in: snapshot.tables) { return answer }
    switch table.verdict {
    case .system: return ownAnswer(key, value, tableName, by: .system)
    case .denied: return ownAnswer(key, value, tableName, by: .bundle)
    case .answered(let vendor, _):
      table.tally.missed.increment()
      // The app's own bundle would answer in a language of its own choosing.
      let isMain = vendor == nil && bundlePath == Self.mainPath
      let answer =
        isMain ? BundleAnswer(value, else: key) : ownAnswer(key, value, tableName, by: .bundle)
      localizer.log.expectMiss(of: answer.text)
      return answer
    }
  }

  /// What a look-up in a table is answered from, found out once for each state of the localizer.
  func table(_ name: String?, in snapshot: Snapshot) -> AskedTable {
    if let table = kept.table(name, at: snapshot.epoch) { return table }
    let table = AskedTable(name, of: self, in: snapshot)
    kept.keep(table)
    return table
  }

  /// What the bundle answers itself, unless it is just being asked.
  private func ownAnswer(
    _ key: String,
    _ value: String?,
    _ table: String?,
    by answerer: ExplainedLookup.Answerer
  ) -> BundleAnswer {
    let text = AskedBundles.asking(originalIdentity) {
      original.localizedString(forKey: key, value: value, table: table)
    }
    if let text { return BundleAnswer(text, by: answerer) }
    localizer.log.report(once: "asks itself \(bundlePath)", .bundleAsksItself(at: bundlePath))
    return BundleAnswer(value, else: key)
  }

  /// What a stand-in is told apart by.
  var identity: ObjectIdentifier { ObjectIdentifier(kept) }

  private static let mainPath = Bundle.main.bundlePath
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
    if let own = bundle as? BundleOverride, own.localizer === self { return own }
    return BundleOverride(bundle, localizer: self)
  }
}
