import Testing

@testable import IntertitleLanguages

struct FigureWordsTests {
  /// What a formatter of Spanish writes.
  private let spanish = FigureWords(
    names: ["diciembre", "martes", "a. m."],
    units: ["EUR", "MXN"],
    samples: ["1 de diciembre de 2026", "martes, 1 de diciembre de 2026, 12:30"]
  )

  private func isFigure(_ text: String) -> Bool {
    FigureWords.isFigure(text) { [FigureWords(), spanish] }
  }

  @Test(
    "FU-69 a text without a letter is a figure in every script",
    arguments: [
      "12:30", "—", "…", "🎉", "100 %", "1.234,56 €", "$5", "₹ 1,00,000", "١٢:٣٠", "٪٥٠", "१२३",
      "１２：３０", "৳৫০", "Ⅻ", "½", "1º", "№ 5", "2026-12-01", "+49 (30) 123-456", "¥1,200", "→", "12′",
    ]
  )
  func aTextWithoutALetterIsAFigure(text: String) {
    #expect(FigureWords.isInternational(text))
  }

  @Test(
    "FU-69 international units and currencies belong to their numbers",
    arguments: [
      "12:30 PM", "9am", "2026-12-01T12:30:00Z", "3 km", "80 km/h", "2 h 5 min", "1h23m", "21 °C",
      "12 MB", "US$12.50", "12 $US", "R$ 12", "A$5", "120 kr", "12,50 Kč", "1200円", "Rs 500",
      "v2.1.0", "v2.1.0 (345)", "1920 x 1080", "%lld", "%@: %d", "%lld km", "%1$@ / %2$@", "12 km²",
    ]
  )
  func aUnitBesideANumberIsAFigure(text: String) {
    #expect(FigureWords.isInternational(text))
  }

  @Test(
    "FU-69 a real word is never taken for a figure",
    arguments: [
      "Wallet", "OK", "3 items", "Step 1", "Version 2.1", "TOP 10", "3 in", "Room 12", "km", "PM",
      "EUR", "第3章", "3個", "12 новых", "٣ رسائل", "Wallet €", "%lld files", "5 km left", "€uro 2",
      "iPhone 12", "Level 5", "3 de 12", "1. Platz", "50%off", "MP3 Player", "v", "x",
      "s3cr3t word",
    ]
  )
  func aWordIsNoFigure(text: String) {
    #expect(!isFigure(text))
  }

  @Test func theWordsOfADateBelongToItWhereAFormatterWritesThem() {
    #expect(
      isFigure("3 de diciembre de 2027") && isFigure("MARTES 3") && isFigure("diciembre 2026")
    )
    #expect(isFigure("12 EUR") && isFigure("EUR 12,50"))
  }

  @Test func theSameWordsElsewhereAreWords() {
    #expect(!isFigure("3 de 12") && !isFigure("de diciembre") && !isFigure("diciembre"))
    #expect(!isFigure("de 3") && !isFigure("EUR") && !isFigure("12 eur"))
    #expect(!isFigure("3 of diciembre"))
  }

  @Test func aLongTextIsNoFigure() {
    #expect(FigureWords.isInternational(String(repeating: "1", count: 200)))
    #expect(!FigureWords.isInternational(String(repeating: "1", count: 1_000_000)))
  }

  @Test func wordsAreAskedForOnlyWhereThereAreNumbersAndLetters() {
    var asked = 0
    for text in ["Wallet", "12:30", "", "🎉"] {
      _ = FigureWords.isFigure(text) {
        asked += 1
        return []
      }
    }
    #expect(asked == 0)
  }
}
