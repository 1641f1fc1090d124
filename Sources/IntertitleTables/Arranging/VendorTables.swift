internal import IntertitleLanguages

/// The tables of each vendor that are meant by a bundle that names none.
package struct VendorTables: Sendable {
  private let files: [String: Set<String>]
  private let appsForThem: [String: Set<String>]

  init(_ arranged: [ArrangedFile]) {
    var files: [String: Set<String>] = [:]
    var appsForThem: [String: Set<String>] = [:]
    for file in arranged {
      if let vendor = file.vendor {
        files[vendor, default: []].insert(file.table)
      } else if let (vendor, table) = Self.parts(of: file.table) {
        appsForThem[vendor, default: []].insert(table)
      }
    }
    (self.files, self.appsForThem) = (files, appsForThem)
  }

  /// The tables that a name stands for, those to be asked first in front.
  ///
  /// A vendor's `Localizable` comes first. A vendor that was given in memory, or that has no other
  /// than `Picker.strings`, has its texts in a table of its own name: that is asked next, or the one
  /// table that there is.
  package func tables(named name: String, of vendor: String) -> [String] {
    guard name == TableName.usual else { return [name] }
    let (own, apps) = (files[vendor] ?? [], appsForThem[vendor] ?? [])
    let all = own.union(apps)
    let further = own.count == 1 ? own : all.filter { $0.lowercased() == vendor.lowercased() }
    let first = all.contains(name) || further.isEmpty ? [name] : []
    return first + further.subtracting([name]).sorted()
  }

  /// The vendor and its table that an app's table `Vendor.Table` has entries for.
  package static func parts(of table: String) -> (vendor: String, table: String)? {
    guard let dot = table.firstIndex(of: ".") else { return nil }
    return (String(table[..<dot]), String(table[dot...].dropFirst()))
  }
}
