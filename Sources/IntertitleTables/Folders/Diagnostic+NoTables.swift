package import IntertitleLanguages

extension Diagnostic {
  /// A folder of tables in which there is none.
  package static func noTables(in folder: String) -> Diagnostic {
    Diagnostic(
      .warning,
      rule: "no-tables",
      "there is no string file in this folder; name the folder that holds the .lproj folders",
      path: folder
    )
  }
}
