/// Who asks for a text: what decides the order in which files are asked within a language.
package enum Asker: Hashable, Sendable {
  /// An assigned text: the app's entries before those of vendors, unless a policy says otherwise.
  case assignment
  /// The app's own bundle: the table that it names and no other.
  case app
  /// A vendor: the app's entries for it, the app's own, the vendor's; never another vendor's.
  case vendor(String)
  /// A vendor without entries for the table: the app's own.
  case stranger
}

/// What is asked, and by whom.
package struct TableQuestion: Hashable, Sendable {
  /// Who asks.
  package var asker: Asker
  /// The table's name.
  package var table: String

  package init(_ table: String, for asker: Asker) {
    self.asker = asker
    self.table = table
  }

  /// Whether a vendor asks that has entries for the table.
  package var isOfAVendor: Bool {
    if case .vendor = asker { true } else { false }
  }
}
