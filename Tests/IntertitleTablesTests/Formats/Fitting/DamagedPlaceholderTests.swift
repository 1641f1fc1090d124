import IntertitleLanguages
import Testing

@testable import IntertitleTables

struct DamagedPlaceholderTests {
  private func reasons(_ translation: String, _ source: String) -> [FormatMismatch.Reason] {
    Format(translation).mismatches(with: Format(source)).map(\.reason)
  }

  @Test(
    "FU-08: a sign that only looks like one is a damaged placeholder",
    arguments: [
      ("％@ de", "%@ a"), ("﹪@ de", "%@ a"), ("٪@ من", "%@ a"), ("％＠ de", "%@ a"),
      ("％d de", "%d a"), ("％ｄ de", "%d a"), ("％1$@ de", "%@ a"), ("％１＄＠ de", "%@ a"),
      ("％lld de", "%lld a"), ("％.2f km", "%.2f km"), ("Hallo ％@", "Hello %@"),
      ("%@ und ％@", "%@ and %@"), ("%%@ de", "%@ a"), ("%%1$@ de", "%@ a"), ("%%d!", "%d a"),
      ("%@ de (％d)", "%@ a"), ("‰@ de", "%@ a"), ("℅@ de", "%@ a"), ("‰1$@ de", "%@ a"),
    ]
  )
  func aLookAlikeIsDamaged(_ translation: String, _ source: String) {
    #expect(reasons(translation, source) == [.damaged])
  }

  @Test(
    "FU-08: so is a sign with something between, where a placeholder is missing",
    arguments: [
      ("% @ de", "%@ a"), ("% d Dateien", "%d files"), ("%\u{A0}@ de", "%@ a"),
      ("%\u{200F}@ de", "%@ a"), ("%１$@ de", "%@ a"), ("%＠ de", "%@ a"), ("@% de", "%@ a"),
      ("% 1$@ de", "%@ a"), ("٪ @ من", "%@ a"), ("％ @ de", "%@ a"), ("%1 $@", "%@ a"),
      ("%l ld de", "%lld a"), ("Hallo %", "Hello %@"),
    ]
  )
  func aTornOneIsDamaged(_ translation: String, _ source: String) {
    #expect(reasons(translation, source) == [.lonePercent])
  }

  @Test(
    "FU-09: a damaged specifier whose remainder is still valid",
    arguments: [
      ("%2@ von %1@", "%@ of %@"), ("%2@ de", "%@ a"), ("%1%@", "%@"),
      ("%1%@ von %2%@", "%@ of %@"),
      ("%f.2 km", "%.2f km"), ("%1$s de", "%@ a"), ("%s de", "%@ a"), ("%S de", "%@ a"),
      ("%c de", "%@ a"), ("%@$1 de", "%@ a"), ("%@1$ de", "%@ a"), ("%2d von %1d", "%d of %d"),
      ("%f.1 von %.1f", "%.1f of %.1f"), ("%2d %1@", "%@ %d"), ("%C", "%@"),
      ("%@2 von %@1", "%@ of %@"), ("%.f2 km", "%.2f km"), ("%f,2 km", "%.2f km"),
      ("%2f. km", "%.2f km"), ("%2.f km", "%.2f km"), ("%.@ de", "%@ a"), ("%.f2", "%.2f"),
      ("%d2 von %d1", "%d of %d"),
    ]
  )
  func aRemainderIsDamaged(_ translation: String, _ source: String) {
    #expect(reasons(translation, source).contains(.damaged))
  }

  @Test(
    "a percent sign is one, and so is what the source text has",
    arguments: [
      ("50 % de %@", "50% of %@"), ("٪٥٠ من %@", "50%% of %@"), ("%d ٪", "%d%%"), ("%d％", "%d%%"),
      ("50％オフ %@", "50%% off %@"), ("Ein Stück, 50% Rabatt", "%d items, 50%% off"),
      ("%50 indirim %@", "%@ 50%% off"), ("100%%", "%d%% of %@"), ("% %@", "% %@"),
      ("%2@ %1@", "%10@ %20@"), ("%s de", "%s a"), ("%c", "%c"), ("%@s Boot", "%@'s boat"),
      ("%d.5 km", "%d.5 km"), ("%f.2", "%f"), ("%@. 2 mal", "%@. Twice"),
      ("100 % sûr %@", "%@ sure"), ("%@2 und %@1", "%@2 and %@1"), ("%2.f", "%3.f"),
      ("%@1 %@3", "%@ %@"),
      ("5 ‰ von %@", "5 ‰ of %@"), ("%@, 5 ‰", "5‰ of %@"), ("%f, 2 km", "%.2f, 2 km"),
      ("%.3@", "%.3@"),
      ("％@", "％@"), ("%2d:%02d", "%d:%02d"), ("", "%@"), ("Une", "%d files"), ("%@％", "%@%%"),
    ]
  )
  func whatIsNoneFits(_ translation: String, _ source: String) {
    #expect(reasons(translation, source) == [])
  }

  @Test func aFormMayDoWithoutTheNumberAndNotWithADamagedOne() {
    let rules = { (few: String) in
      Format(
        FormatRules(
          format: "%#@v@",
          variables: [
            .init(
              name: "v",
              rule: .plural,
              valueType: "d",
              forms: [.init("one", "Un fichier, 50 % de moins"), .init("other", few)]
            )
          ]
        )
      )
    }
    #expect(rules("%d fichiers").fits(Format("%d files")))
    #expect(rules("％d fichiers").mismatches(with: Format("%d files")).map(\.reason) == [.damaged])
  }

  @Test func theSentenceNamesWhatIsDamaged() {
    let mismatch = Format("％@ de").mismatches(with: Format("%@ a")).first
    #expect(mismatch?.description == "`％@` is a damaged placeholder; write it as in “%@ a”")
  }

  @Test func aLongTextOfSignsIsReadInOneGo() {
    for piece in ["%", "％", "％ ", "%%@", "%1", "％1", "% "] {
      let text = String(repeating: piece, count: 50_000)
      _ = Format(text).mismatches(with: Format("%@"))
    }
  }
}
