/// What a table is called where nobody says its name.
@usableFromInline
package enum TableName {
  /// The main table's usual name, and the table that a bundle is asked for where none is named.
  @usableFromInline package static let usual = "Localizable"
}
