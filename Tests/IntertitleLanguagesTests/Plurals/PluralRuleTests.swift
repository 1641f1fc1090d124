import IntertitleLanguages
import Testing

@Suite("Plural categories are CLDR's")
struct PluralRuleTests {
  /// What changed between CLDR 41, whose samples these are, and CLDR 49, whose rules are used.
  private struct Change {
    var form: String
    var languages: String
    /// Which samples, by the number as it is shown.
    var holds: @Sendable (_ number: String) -> Bool
    /// What CLDR 49 says.
    var now: PluralCategory
    var reason: String
  }

  private static let changes = [
    Change(
      form: "cardinal",
      languages: "he iw",
      holds: { $0.hasSuffix("0") && !["0", "10"].contains($0) && !$0.contains(".") },
      now: .other,
      reason: "Hebrew lost `many`"
    ),
    Change(form: "cardinal", languages: "he iw", holds: { $0 == "0.0" }, now: .one, reason: "0.x"),
    Change(
      form: "cardinal",
      languages: "mt",
      holds: { ["2", "2.0", "2.00", "2.000", "2.0000"].contains($0) },
      now: .two,
      reason: "Maltese got `two`"
    ),
    Change(
      form: "cardinal",
      languages: "mt",
      holds: { ["102", "1002", "102.0", "1002.0"].contains($0) },
      now: .other,
      reason: "`few` begins at 3"
    ),
    Change(
      form: "cardinal",
      languages: "vi",
      holds: { ["0", "1", "0.0"].contains($0) },
      now: .one,
      reason: "Vietnamese got `one`"
    ),
    Change(
      form: "cardinal",
      languages: "ca gl scn",
      holds: { $0 == "1000000" },
      now: .many,
      reason: "millions are `many`, as in French"
    ),
    Change(
      form: "cardinal",
      languages: "is",
      holds: { $0 == "1.6" },
      now: .other,
      reason: "fractions count by their last digits"
    ),
    Change(
      form: "ordinal",
      languages: "af",
      holds: { (Int($0) ?? 0) % 100 >= 2 && (Int($0) ?? 0) % 100 <= 19 },
      now: .few,
      reason: "Afrikaans got `few`"
    ),
    Change(form: "ordinal", languages: "bg", holds: { $0 == "1" }, now: .one, reason: "new rules"),
    Change(form: "ordinal", languages: "bg", holds: { $0 == "2" }, now: .two, reason: "new rules"),
    Change(
      form: "ordinal",
      languages: "bg",
      holds: { ["3", "4"].contains($0) },
      now: .few,
      reason: "new rules"
    ),
    Change(
      form: "ordinal",
      languages: "es",
      holds: { ["1", "3", "13"].contains($0) },
      now: .one,
      reason: "1.er and 3.er"
    ),
  ]

  @Test func samplesOfCLDRAgree() throws {
    var (form, languages, count, changed) = ("", [Language](), 0, 0)
    for row in try fixture("plural_samples.tsv") {
      if row[0] == "=" {
        (form, languages) = (row[1], row[2].words.map { Language($0) })
        continue
      }
      for number in row[1].words {
        let operands = try #require(PluralOperands(decimal: number))
        for language in languages {
          let now = Self.changes.first {
            $0.form == form && $0.languages.words.contains(language.spelling) && $0.holds(number)
          }
          let category =
            form == "cardinal"
            ? language.pluralCategory(for: operands) : language.ordinalCategory(for: operands)
          #expect(category.rawValue == now?.now.rawValue ?? row[0], "\(form) \(language) \(number)")
          changed += now == nil ? 0 : 1
          count += 1
        }
      }
    }
    #expect(count == 11_403)
    #expect(changed == 62)
  }

  @Test func everyValueAgreesWithBabel() throws {
    let letters: [Character: PluralCategory] = [
      "z": .zero, "1": .one, "2": .two, "f": .few, "m": .many, "o": .other,
    ]
    var (numbers, count) = ([PluralOperands](), 0)
    for row in try fixture("plural_matrix.tsv") {
      if row[0] == "=" {
        numbers = row[1].words.compactMap { PluralOperands(decimal: $0) }
        continue
      }
      for language in row[1].words.map({ Language($0) }) {
        for (number, letter) in zip(numbers, row[0]) where letter != "-" {
          #expect(language.pluralCategory(for: number) == letters[letter], "\(language) \(number)")
          count += 1
        }
      }
    }
    #expect(count == 11_928)
  }

  @Test func otherLibrariesAgree() throws {
    for row in try fixture("peer_plurals.tsv") {
      for number in row[2].words {
        let operands = try #require(PluralOperands(decimal: number))
        #expect(Language(row[0]).pluralCategory(for: operands).rawValue == row[1], "\(row)")
      }
    }
  }

  @Test(
    "PF-14, PF-16, PF-17, PF-18: numbers as they are shown",
    arguments: [
      ("ru", "one", "1 21 101"), ("ru", "few", "2 3 4 22"), ("ru", "many", "0 5 11 12 14 25 111"),
      ("ru", "other", "1.5"), ("pl", "one", "1"), ("pl", "few", "2 4 22"),
      ("pl", "many", "0 5 12 21 25"), ("pl", "other", "1.5"), ("lv", "zero", "0 10 11 20"),
      ("lv", "one", "1 21"), ("lv", "other", "2 22"), ("fr", "one", "0 1 1.5"),
      ("fr", "other", "2"),
      ("fr", "many", "1000000 1c6"), ("en", "one", "1"), ("en", "other", "0 1.0 1.5"),
      ("pt-PT", "other", "1.5"), ("pt-AO", "other", "1.5"), ("pt", "one", "1.5"),
      ("pt-BR", "one", "1.5"), ("ja", "other", "0 1 2 1.5"), ("ar", "two", "2"),
      ("ar", "zero", "0"),
      ("iw", "two", "2"), ("sr-Latn", "few", "2"), ("no", "one", "1"), ("xx", "other", "1"),
    ]
  )
  func categories(language: Language, category: String, numbers: String) throws {
    for number in numbers.words {
      let operands = try #require(PluralOperands(decimal: number))
      #expect(language.pluralCategory(for: operands).rawValue == category, "\(number)")
    }
  }

  @Test(arguments: [
    ("en", "one two few other"), ("fr", "one other"), ("it", "many other"), ("ja", "other"),
    ("cy", "zero one two few many other"), ("af", "few other"), ("xx", "other"),
  ])
  func ordinalCategories(language: Language, categories: String) {
    #expect(language.ordinalCategories.map(\.rawValue) == categories.words)
  }

  @Test(arguments: [(1, "one"), (2, "two"), (3, "few"), (4, "other"), (11, "other"), (22, "two")])
  func englishOrdinals(position: Int, category: String) {
    #expect(Language("en").ordinalCategory(for: position).rawValue == category)
  }

  @Test(arguments: [
    ("en", "one other"), ("ru", "one few many other"), ("ja", "other"), ("fr", "one many other"),
    ("ar", "zero one two few many other"), ("he", "one two other"), ("lv", "zero one other"),
    ("", "other"),
  ])
  func usedCategories(language: Language, categories: String) {
    #expect(language.pluralCategories.map(\.rawValue) == categories.words)
  }

  @Test func onlyUsedCategoriesAreAnswered() {
    for tag in "ar be br cs cy da fr ga gv he kw lt lv mt pl ro ru shi sl tzm uk vi".words {
      let language = Language(tag)
      let answered = Set((0...1_100).map { language.pluralCategory(for: $0) })
      #expect(answered.isSubset(of: language.pluralCategories), "\(tag)")
    }
  }

  @Test func signsDoNotCount() {
    #expect(Language("en").pluralCategory(for: -1) == .one)
    #expect(Language("ru").pluralCategory(for: .min) == .many)
  }
}
