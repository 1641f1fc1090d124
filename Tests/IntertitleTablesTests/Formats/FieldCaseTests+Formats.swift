import IntertitleLanguages
import Testing

@testable import IntertitleTables

/// Field cases of the area *plural+format*; each test names its case.
@Suite struct FormatFieldCaseTests {
  private func rules(
    _ format: String,
    _ variables: [(name: String, type: String?, forms: [(String, String)])]
  ) -> Format {
    Format(
      FormatRules(
        format: format,
        variables: variables.map { variable in
          FormatRules.Variable(
            name: variable.name,
            rule: .plural,
            valueType: variable.type,
            forms: variable.forms.map { FormatRules.Form($0.0, $0.1) }
          )
        }
      )
    )
  }

  private func render(_ format: Format, _ tag: String, _ arguments: TextArgument...) -> String {
    format.render(arguments, in: FormatContext(Language(tag)))
  }

  private func problems(_ format: Format, _ arguments: [TextArgument], _ tag: String = "en")
    -> [FormatProblem]
  {
    var problems: [FormatProblem] = []
    _ = format.render(arguments, in: FormatContext(Language(tag)), problems: &problems)
    return problems
  }

  @Test("PF-01") func swappedPlaceholdersDoNotCrash() {
    let arguments: [TextArgument] = [.integer(99), .text("w")]
    #expect(!Format("%@ 的 %lld").fits(Format("%lld of %@")))
    #expect(Format("%@ 的 %lld").render(arguments, in: FormatContext("zh")) == "99 的 %lld")
    #expect(
      problems(Format("%@ 的 %lld"), arguments) == [.wrongKind(position: 2, spelling: "%lld")]
    )
    #expect(show("%2$@ 的 %1$lld", .integer(99), .text("w")) == "w 的 99")
  }

  @Test("PF-02") func aHoleWithoutAnArgumentStaysAsWritten() {
    #expect(show("%@ and %@", .text("a")) == "a and %@")
    #expect(
      problems(Format("%@ and %@"), [.text("a")]) == [.missingArgument(position: 2, spelling: "%@")]
    )
  }

  @Test("PF-04") func positionsAreReorderedAndRepeated() {
    #expect(show("%2$@ then %1$@", .text("A"), .text("B")) == "B then A")
    #expect(show("%1$@-%1$@", .text("A")) == "A-A")
    #expect(Format("%1$@-%1$@").signature.count == 1)
  }

  @Test("PF-05") func aSkippedPositionShiftsNothing() {
    #expect(show("%1$@ %3$@", .text("a"), .text("b"), .text("c")) == "a c")
    #expect(show("%1$@ %3$d", .text("a"), .number(2.5), .integer(7)) == "a 7")
  }

  @Test("PF-08") func aPercentSignThatIsNoPlaceholderIsText() {
    for text in ["100% sure", "100%", "50%-ig"] { #expect(show(text) == text) }
    #expect(show("50% off %@", .text("x")) == "50% off x")
    #expect(Format("50% off %@").issues.map(\.reason) == [.lonePercent])
    #expect(show("%%", .text("x")) == "%")
  }

  @Test("PF-10") func sixtyFourBitsAreWhole() {
    #expect(show("%d", .integer(5_000_000_000, .plain)) == "5000000000")
    #expect(show("%d", .integer(5_000_000_000)) == "5,000,000,000")
    #expect(show("%u", .integer(UInt64.max, .plain)) == "18446744073709551615")
  }

  @Test("PF-13") func aVariableWithoutARuleStaysAsWritten() {
    #expect(show("%#@n@ files", .integer(2)) == "%#@n@ files")
    #expect(problems(Format("%#@n@ files"), [.integer(2)]) == [.unknownVariable("n")])
  }

  @Test(
    "PF-14",
    arguments: [
      ("ru", 1, "one"), ("ru", 21, "one"), ("ru", 3, "few"), ("ru", 22, "few"), ("ru", 0, "many"),
      ("ru", 11, "many"), ("ru", 111, "many"), ("pl", 1, "one"), ("pl", 22, "few"),
      ("pl", 25, "many"),
      ("pl", 12, "many"),
    ]
  )
  func slavicNumbersHaveThreeForms(tag: String, number: Int, form: String) {
    let format = rules(
      "%#@n@",
      [("n", "d", [("one", "one"), ("few", "few"), ("many", "many"), ("other", "other")])]
    )
    #expect(render(format, tag, .integer(number)) == form)
    #expect(render(format, tag, .number(1.5)) == "other")
  }

  @Test("PF-15") func aMissingFormIsOther() {
    let two = rules("%#@n@", [("n", "d", [("one", "one"), ("other", "other")])])
    #expect(render(two, "ar", .integer(2)) == "other")
    let other = rules("%#@n@", [("n", "d", [("other", "other")])])
    #expect(render(other, "ar", .integer(1)) == "other")
    let none = rules("%#@n@", [("n", "d", [("one", "one")])])
    #expect(render(none, "ar", .integer(2)) == "%#@n@")
    #expect(problems(none, [.integer(2)], "ar") == [.missingForm(variable: "n", .two)])
  }

  @Test("PF-16") func zeroIsASpecialCaseAndACategory() {
    let with = rules("%#@n@", [("n", "d", [("zero", "none"), ("one", "one"), ("other", "other")])])
    #expect(render(with, "en", .integer(0)) == "none")
    #expect(render(with, "ru", .integer(0)) == "none")
    let without = rules(
      "%#@n@",
      [("n", "d", [("one", "1"), ("many", "many"), ("other", "other")])]
    )
    #expect(render(without, "en", .integer(0)) == "other")
    #expect(render(without, "ru", .integer(0)) == "many")
    for (number, form) in [
      (0, "none"), (10, "none"), (20, "none"), (1, "one"), (21, "one"), (22, "other"),
    ] {
      #expect(render(with, "lv", .integer(number)) == form)
    }
  }

  @Test("PF-17") func frenchZeroIsSingularAndMillionsAreMany() {
    let format = rules(
      "%#@n@",
      [("n", "d", [("one", "one"), ("many", "many"), ("other", "other")])]
    )
    #expect(render(format, "fr", .integer(0)) == "one")
    #expect(render(format, "fr", .number(1.5)) == "one")
    #expect(render(format, "fr", .integer(2)) == "other")
    #expect(render(format, "fr", .integer(1_000_000)) == "many")
  }

  @Test("PF-18") func theDigitsShownDecide() {
    let format = rules("%#@n@", [("n", ".1f", [("one", "%.1f day"), ("other", "%.1f days")])])
    #expect(render(format, "en", .number(1)) == "1.0 days")
    let whole = rules("%#@n@", [("n", "@", [("one", "%@ day"), ("other", "%@ days")])])
    #expect(render(whole, "en", .number(1)) == "1 day")
    #expect(render(whole, "en", .decimal("1.0") ?? .integer(1)) == "1.0 days")
    #expect(render(whole, "pt", .number(1.5)) == "1,5 day")
    #expect(render(whole, "pt-PT", .number(1.5)) == "1,5 days")
  }

  @Test("PF-19") func aRuleStandsInsideAnother() {
    let format = rules(
      "%1$#@n@",
      [
        ("n", "d", [("one", "One %2$#@t@"), ("other", "%d %2$#@t@")]),
        ("t", "d", [("one", "box ready"), ("other", "of %d boxes ready")]),
      ]
    )
    #expect(render(format, "en", .integer(1), .integer(1)) == "One box ready")
    #expect(render(format, "en", .integer(1), .integer(2)) == "One of 2 boxes ready")
    #expect(render(format, "en", .integer(3), .integer(7)) == "3 of 7 boxes ready")
    #expect(format.signature.kinds == [.integer, .integer])
  }

  @Test("PF-20") func aRuleLooksAtItsOwnArgument() {
    let format = rules(
      "%1$@: %3$#@n@",
      [("n", "d", [("one", "%3$d item"), ("other", "%3$d items")])]
    )
    #expect(render(format, "en", .text("A"), .integer(1), .integer(5)) == "A: 5 items")
    let own = rules("%1$@: %3$#@n@", [("n", "d", [("one", "%d item"), ("other", "%d items")])])
    #expect(render(own, "en", .text("A"), .integer(5), .integer(1)) == "A: 1 item")
  }

  @Test("PF-21") func aRuleNeedsNoValueType() {
    let format = rules("%#@n@", [("n", nil, [("one", "%d file"), ("other", "%d files")])])
    #expect(render(format, "en", .integer(2)) == "2 files")
  }

  @Test(
    "PF-22",
    arguments: [(["mac"], "Click"), (["ipad"], "Press"), (["iphone"], "Tap"), ([], "Press")]
  )
  func theDeviceChooses(devices: [String], text: String) {
    let forms = [("iphone", "Tap"), ("mac", "Click"), ("other", "Press")]
    #expect(device(forms, devices) == text)
  }

  @Test("PF-22") func withoutOtherTheTelephonesFormIsShown() {
    #expect(device([("mac", "Click"), ("iphone", "Tap")], ["ipad"]) == "Tap")
    #expect(device([("ipod", "ipod"), ("other", "other")], ["ipad"]) == "other")
    #expect(device([("mac", "Click")], ["ipad"]) == "Click")
  }

  private func device(_ forms: [(String, String)], _ devices: [String]) -> String {
    let variable = FormatRules.Variable(
      name: "device",
      rule: .device,
      forms: forms.map { FormatRules.Form($0.0, $0.1) }
    )
    let format = Format(FormatRules(format: "%#@device@", variables: [variable]))
    return format.render([], in: FormatContext("en", devices: devices))
  }

  /// L10n-swift's rows.
  @Test(arguments: [
    (nil, "very long text"), (-10, "short"), (100, "short"), (200, "medium"), (250, "medium"),
    (300, "very long text"), (350, "very long text"),
  ])
  func theWidthChooses(width: Int?, text: String) {
    let variable = FormatRules.Variable(
      name: "w",
      rule: .width,
      forms: [.init("100", "short"), .init("200", "medium"), .init("300", "very long text")]
    )
    let format = Format(FormatRules(format: "%#@w@", variables: [variable]))
    #expect(format.render([], in: FormatContext("en", width: width)) == text)
  }

  @Test("PF-23") func aCatalogsNumberIsShown() {
    let format = rules(
      "Box %1$@ holds %2$#@n@",
      [("n", "lld", [("one", "%arg item"), ("other", "%arg items")])]
    )
    #expect(render(format, "en", .text("A"), .integer(1)) == "Box A holds 1 item")
    #expect(render(format, "en", .text("A"), .integer(2000)) == "Box A holds 2,000 items")
    #expect(show("%arg items", .integer(2)) == "%arg items")
  }

  @Test("PF-23") func aSubstitutionSaysItsArgument() {
    let variables = [
      FormatRules.Variable(
        name: "n",
        rule: .plural,
        argument: 2,
        valueType: "lld",
        forms: [.init("one", "%lld item"), .init("other", "%lld items")]
      )
    ]
    let format = Format(FormatRules(format: "%#@n@ in box %1$@", variables: variables))
    #expect(render(format, "en", .text("A"), .integer(1)) == "1 item in box A")
    #expect(format.signature.kinds == [.text, .integer])
  }

  /// A device's form may have rules of its own.
  @Test("PF-22") func aFormHasRulesOfItsOwn() {
    let plural = { (word: String) in
      StringValue.rules(
        FormatRules(
          format: "%#@value@",
          variables: [
            .init(
              name: "value",
              rule: .plural,
              valueType: "lld",
              forms: [.init("one", "\(word) once"), .init("other", "\(word) %lld times")]
            )
          ]
        )
      )
    }
    let device = FormatRules.Variable(
      name: "device",
      rule: .device,
      forms: [.init("mac", plural("Click")), .init("other", plural("Tap"))]
    )
    let format = Format(FormatRules(format: "%#@device@", variables: [device]))
    let show = { (device: String, count: Int) in
      format.render([.integer(count)], in: FormatContext("en", devices: [device]))
    }
    #expect(show("mac", 1) == "Click once")
    #expect(show("iphone", 3) == "Tap 3 times")
    #expect(format.signature.kinds == [.integer])
    let index = FormatIndex(
      [.init(key: "k", format: format)],
      in: FormatContext("en", devices: ["mac"])
    )
    #expect(
      index.recover("Click 3 times")
        == .found(RecoveredText(key: "k", arguments: [.integer(3, .plain)]))
    )
    #expect(index.recover("Tap 3 times") == .none)
  }

  @Test("PF-26") func plainNumbersArePlainInEveryLanguage() {
    for tag in ["en", "ar-EG", "de", "hi"] {
      #expect(show("%d", .integer(1_234_567, .plain), tag: tag) == "1234567")
    }
    #expect(show("%d", .integer(1_234_567), tag: "ar-EG") == "١٬٢٣٤٬٥٦٧")
  }

  /// Transifex's rows.
  @Test func twoVariablesStandInOneSentence() {
    let forms = { (zero: Bool) in
      [
        (
          "term1", "d" as String?,
          (zero ? [("zero", "is noone")] : []) + [
            ("one", "is %d person"), ("other", "are %d people"),
          ]
        ),
        (
          "term2", "d",
          [("one", "%d table"), ("two", "a couple of tables"), ("other", "%d tables")]
        ),
      ]
    }
    let text = "There %1$#@term1@ sitting in %2$#@term2@"
    let plain = rules(text, forms(false))
    let zero = rules(text, forms(true))
    #expect(
      render(plain, "en", .integer(3), .integer(5)) == "There are 3 people sitting in 5 tables"
    )
    #expect(render(zero, "en", .integer(0), .integer(2)) == "There is noone sitting in 2 tables")
    #expect(
      render(zero, "ar", .integer(0), .integer(2)) == "There is noone sitting in a couple of tables"
    )
  }

  @Test func formsThatHoldEachOtherEnd() {
    let format = rules(
      "%1$#@a@",
      [("a", "d", [("other", "%1$#@b@%1$#@b@%1$#@b@")]), ("b", "d", [("other", "%1$#@a@%1$#@a@")])]
    )
    #expect(render(format, "ja", .integer(1)).utf8.count < 10_000)
    #expect(
      problems(format, [.integer(1)]).contains {
        if case .nestedTooDeep = $0 { true } else { false }
      }
    )
  }

  /// What fuzzing found: positions shift with each level, so that no level repeats another.
  @Test func formsThatHoldEachOtherAtOtherPositionsEnd() {
    let forms = ["zero", "one", "few", "other"].map { ($0, "%d %@ %#@a@ %#@b@") }
    let format = rules("%d of %@ has %#@a@", [("a", "d", forms), ("b", "d", forms)])
    #expect(format.signature.count <= 64)
    #expect(render(format, "en", .integer(1), .text("x"), .integer(2)).hasPrefix("1 of x has 2"))
    #expect(!format.mismatches(with: Format("%d")).isEmpty)
    let index = FormatIndex([.init(key: "k", format: format)], in: FormatContext("en"))
    #expect(index.recover("1 of x has 2") == .none)
    #expect(index.refusals.map(\.reason) == ["tooManyForms"])
  }
}
