package import IntertitleLanguages

/// What `pack` is asked to do.
package struct PackRequest {
  /// The folder of the app's tables.
  let tables: String
  /// The folders of third parties.
  let vendors: [String]
  /// The file to write.
  package let output: String
  /// The development language that the call tells.
  let development: Language?
  /// Whether a file that is no pack is replaced.
  let isForced: Bool

  /// Describes a pack.
  package init(
    tables: String,
    vendors: [String],
    output: String,
    development: Language?,
    isForced: Bool
  ) {
    self.tables = tables
    self.vendors = vendors
    self.output = output
    self.development = development
    self.isForced = isForced
  }
}
