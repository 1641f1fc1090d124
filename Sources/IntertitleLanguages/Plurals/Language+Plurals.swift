extension Language {
  /// The plural category of a whole number: `1` is ``PluralCategory/one`` in English.
  ///
  /// By CLDR 49. A language without rules has ``PluralCategory/other`` only. The sign does not count.
  public func pluralCategory(for count: Int) -> PluralCategory {
    PluralRuleData.cardinal(facts.plurals.cardinal, PluralOperands(count))
  }

  /// The plural category of a number as it is shown: `1.0` is ``PluralCategory/other`` in English.
  package func pluralCategory(for operands: PluralOperands) -> PluralCategory {
    guard operands.isNumber else { return .other }
    return PluralRuleData.cardinal(facts.plurals.cardinal, operands)
  }

  /// The category of an ordinal: 1st, 2nd, 3rd, 4th are `one`, `two`, `few`, `other` in English.
  public func ordinalCategory(for position: Int) -> PluralCategory {
    PluralRuleData.ordinal(facts.plurals.ordinal, PluralOperands(position))
  }

  /// The category of an ordinal as it is shown.
  package func ordinalCategory(for operands: PluralOperands) -> PluralCategory {
    guard operands.isNumber else { return .other }
    return PluralRuleData.ordinal(facts.plurals.ordinal, operands)
  }

  /// The plural category of a range: in English `0–1` is ``PluralCategory/other``.
  ///
  /// By CLDR 41; where it says nothing, the category of the end counts (UTS #35).
  package func pluralCategory(from start: PluralOperands, to end: PluralOperands) -> PluralCategory {
    pluralCategory(from: pluralCategory(for: start), to: pluralCategory(for: end))
  }

  /// The plural category of a range of whole numbers.
  package func pluralCategory(from start: Int, to end: Int) -> PluralCategory {
    pluralCategory(from: pluralCategory(for: start), to: pluralCategory(for: end))
  }

  /// The plural category of a range whose ends have these categories.
  package func pluralCategory(from start: PluralCategory, to end: PluralCategory) -> PluralCategory {
    guard facts.plurals.range > 0 else { return end }
    let place = (Int(facts.plurals.range) - 1) * 36 + start.rank * 6 + end.rank
    return PluralCategory(rank: Int(PluralRuleData.ranges.byte(place)) - 48) ?? end
  }

  /// The cardinal categories that the language uses, in the order `zero` to `other`.
  public var pluralCategories: [PluralCategory] {
    categories(PluralRuleData.cardinalCategories.byte(Int(facts.plurals.cardinal)))
  }

  /// The ordinal categories that the language uses, in the order `zero` to `other`.
  public var ordinalCategories: [PluralCategory] {
    categories(PluralRuleData.ordinalCategories.byte(Int(facts.plurals.ordinal)))
  }

  /// A character of the data: bits from `0` on.
  private func categories(_ character: UInt8) -> [PluralCategory] {
    let bits = Int(character) - 48
    return PluralCategory.allCases.filter { bits >> $0.rank & 1 == 1 }
  }
}
