import Testing

@testable import IntertitleTables

/// Rows of SwiftGen's tests of placeholders, by this package's rules: the blank flag is text.
@Suite("What formats ask for")
struct FormatSignatureTests {
  private func kinds(_ format: String) -> [Format.Kind?] { Format(format).signature.kinds }

  @Test func kindsByPosition() {
    #expect(kinds("%@") == [.text])
    #expect(kinds("%f") == [.decimal])
    #expect(kinds("%c-%s") == [.character, .text])
    #expect(
      kinds("%2$1.3d - %4$-.7f - %3$@ - %% - %5$+3c - %%") == [
        nil, .integer, .text, .decimal, .character,
      ]
    )
    let many = "%@ - %d - %f - %5$d - %04$f - %6$d - %007$@ - %8$3.2f - %11$1.2f - %9$@ - %10$d"
    #expect(
      kinds(many)
        == [
          .text, .integer, .decimal, .decimal, .integer, .integer, .text, .decimal, .text, .integer,
          .decimal,
        ]
    )
    #expect(kinds("Text: %1$@; %1$@.") == [.text])
    #expect(kinds("%%foo") == [])
    #expect(kinds("%%%foo") == [.decimal])
    for format in ["%-9d", "%+9d", "%#9d", "%09d"] { #expect(kinds(format) == [.integer]) }
    #expect(kinds("%_9d %_9f %_9@ %!9@") == [])
    #expect(kinds("% 9d") == [])
    #expect(kinds("%*d %.*f") == [.integer, .integer, .integer, .decimal])
  }

  @Test(arguments: ["%@ %1$d", "%1$d %@", "Text: %1$@; %1$ld."])
  func oneArgumentInTwoKindsIsAConflict(format: String) {
    #expect(Format(format).issues.map(\.reason) == [.conflict])
  }

  @Test func placeholdersAreDetected() {
    #expect(!Format("test string with parameter - %@").isLiteral)
    #expect(Format("test string without parameters").isLiteral)
  }

  @Test func issuesNameThePlaceAndTheCure() {
    let issue = Format("é 50% off").issues.first
    #expect(issue?.offset == 5)
    #expect(
      issue?.description
        == "`%` is no placeholder and is shown as text; write `%%` for a percent sign"
    )
    #expect(Format("%n").issues.first?.reason == .unsupported)
    #expect(Format("%0$@").issues.first?.reason == .outOfBounds)
    #expect(Format("%#@n").issues.first?.reason == .unfinishedVariable)
  }
}

@Suite("Whether translations fit")
struct FormatMismatchTests {
  private func reasons(_ translation: String, _ source: String) -> [FormatMismatch.Reason] {
    Format(translation).mismatches(with: Format(source)).map(\.reason)
  }

  @Test(arguments: [
    ("%2$@ 的 %1$lld", "%lld of %@"), ("One message", "%d messages"), ("%@", "%d"), ("%.1f", "%d"),
    ("%u", "%lld"), ("50% off %@", "50% off %@"), ("%1$@-%1$@", "%@"), ("", "%@"), ("100%", "100%"),
  ])
  func whatCanBeShownFits(translation: String, source: String) {
    #expect(Format(translation).fits(Format(source)))
  }

  @Test func whatCannotBeShownDoesNot() {
    #expect(reasons("%@ 的 %lld", "%lld of %@") == [.reordered])
    #expect(reasons("%d", "%@") == [.wrongKind])
    #expect(reasons("%3$@", "%@ %@") == [.noArgument])
    #expect(reasons("%d %@ %@", "%d") == [.noArgument, .noArgument])
    #expect(reasons("%1$ Dateien", "%d files") == [.lonePercent])
    #expect(reasons("%#@n@", "%d") == [.unknownVariable, .lonePercent].dropLast())
    #expect(reasons("%d", "%f") == [.wrongKind])
  }

  @Test func sentencesSayWhatToDo() {
    let sentences = { (translation: String, source: String) in
      Format(translation).mismatches(with: Format(source)).map(\.description)
    }
    #expect(
      sentences("%3$@", "%@ %@") == ["asks for argument 3, but the source text has 2 arguments"]
    )
    #expect(
      sentences("%d", "%@!") == [
        "argument 1 is words (%@) in “%@!”, but this text asks for a whole number (%d)"
      ]
    )
    #expect(
      sentences("%@ 的 %lld", "%lld of %@") == [
        "the placeholders stand in another order than in “%lld of %@”; number them, as in "
          + "%2$@ … %1$@"
      ]
    )
    #expect(
      sentences("%1$ a", "%d a").first?.contains("one of the source text's is missing") == true
    )
    #expect(sentences("%#@n@", "%d").first?.contains("has no rule") == true)
  }

  @Test(
    "PF-28",
    arguments: [
      ("%lld items", "%d items"), ("%1$@ of %2$d", "%@ of %lu"), ("%.2f km", "%f km"), ("%%", "%%"),
      ("100% sure", "100% sure"),
    ]
  )
  func keysThatDifferInSpecifiersOnlyAreOne(first: String, second: String) {
    #expect(Format.normalizedKey(first) == Format.normalizedKey(second))
  }

  @Test("PF-28") func keysThatDifferInMoreAreTwo() {
    #expect(Format.normalizedKey("%d items") == "%lld items")
    #expect(Format.normalizedKey("%2$@ %1$@") != Format.normalizedKey("%@ %@"))
    #expect(Format.normalizedKey("%@ items") != Format.normalizedKey("%d items"))
    for key in ["%arg %2$d", "%1$#@n@ %2$d", "%*d", "%1$@ %@", "%2$d %#@n@"] {
      let normal = Format.normalizedKey(key)
      #expect(Format.normalizedKey(normal) == normal)
    }
    #expect(Format.normalizedKey("%d%% of %@") == "%lld%% of %@")
  }
}
