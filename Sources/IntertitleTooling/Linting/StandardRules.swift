internal import IntertitleTables

extension Linter {
  /// The package's own rules, in the order in which help lists them.
  public static let standardRules: [any LintRule] = [
    SyntaxRule(), MergeConflictRule(), EncodingRule(), InvisibleCharactersRule(),
    DuplicatesRule(), MissingKeysRule(), ExtraKeysRule(), EmptyValueRule(), UntranslatedRule(),
    SpecifiersRule(), NamedPlaceholdersRule(), UnnumberedSpecifiersRule(), PluralCategoriesRule(),
    StrayPercentRule(),
    EdgeBlanksRule(), KeyAsValueRule(),
    KeyCollisionRule(), InfoPlistRule(), CatalogStateRule(),
  ]

  /// Every name by which a finding can be chosen or silenced: the rules' and those of readers.
  public static let findingNames: [String] =
    (standardRules.map(\.summary.name) + ReaderFault.names).sorted()
}
