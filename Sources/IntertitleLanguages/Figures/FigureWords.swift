/// The words with which a language writes dates, times and amounts.
///
/// A text without a letter is a figure in every language; one with letters is where each of its words
/// belongs to a number. That is told by what a formatter of the language writes, so that `3 de
/// diciembre` is a date and `3 de 12` is none.
package struct FigureWords: Sendable {
  /// Months, days of the week, halves of the day: beside a number wherever they stand.
  private let names: Set<String>
  /// Currencies and units: directly beside a number, or beside another one that is.
  private let units: Set<String>
  /// Other words of dates, each with what stands before and behind it.
  private var links: Set<Link> = []

  private struct Link: Hashable {
    let before: String
    let word: String
    let behind: String
  }

  /// Learns the words of one language; international ones are known.
  ///
  /// - Parameters:
  ///   - names: Months, days of the week, halves of the day; what is not one word is left out.
  ///   - units: Currencies and units, in their letter case.
  ///   - samples: Dates and times as they are written.
  package init(names: [String] = [], units: [String] = [], samples: [String] = []) {
    self.names = Set((names + Self.names).compactMap(Self.word).map { $0.lowercased() })
    self.units = Set((units + Self.units).compactMap(Self.word))
    for sample in samples + Self.samples {
      let tokens = FigureTokens(sample).tokens
      for index in tokens.indices { links.formUnion(link(at: index, in: tokens)) }
    }
  }

  /// Whether a text is a figure: a number, a date, a time, an amount, or no letter at all.
  ///
  /// A text of more than 200 bytes is none: it is not looked through.
  ///
  /// - Parameters:
  ///   - text: Any text.
  ///   - words: The words of each language that it may be in; asked for only where there are both
  ///     numbers and letters.
  /// - Returns: Whether there is no word in it but those that belong to its numbers.
  package static func isFigure(_ text: String, in words: () -> [FigureWords]) -> Bool {
    guard text.utf8.count <= 200 else { return false }
    let figure = FigureTokens(text)
    guard figure.hasWord else { return true }
    return figure.hasNumber && words().contains { $0.cover(figure.tokens) }
  }

  /// Whether a text is a figure whatever language it is in.
  package static func isInternational(_ text: String) -> Bool {
    isFigure(text) { [international] }
  }

  private static let international = FigureWords()

  private func cover(_ tokens: [FigureTokens.Token]) -> Bool {
    tokens.indices.allSatisfy { index in
      isUnit(tokens[index]) && isBesideNumber(index, in: tokens)
        || links.isSuperset(of: link(at: index, in: tokens))
    }
  }

  private func isUnit(_ token: FigureTokens.Token) -> Bool {
    guard case .word(let word) = token else { return false }
    return units.contains(word)
  }

  private func isBesideNumber(_ index: Int, in tokens: [FigureTokens.Token]) -> Bool {
    tokens[..<index].last { !isUnit($0) } == .number
      || tokens[index...].first { !isUnit($0) } == .number
  }

  /// The word at a place with what stands round it; nothing for a number and a name.
  private func link(at index: Int, in tokens: [FigureTokens.Token]) -> [Link] {
    guard case .word(let word) = tokens[index], !isName(word) else { return [] }
    return [
      Link(
        before: index > 0 ? kind(of: tokens[index - 1]) : "^",
        word: word.lowercased(),
        behind: index + 1 < tokens.count ? kind(of: tokens[index + 1]) : "$"
      )
    ]
  }

  /// What stands beside a word: one name is as good as another, and so is one number.
  private func kind(of token: FigureTokens.Token) -> String {
    guard case .word(let word) = token else { return "0" }
    return isName(word) ? "name" : word.lowercased()
  }

  private func isName(_ word: String) -> Bool { names.contains(word.lowercased()) }

  /// A text that is one word; nil for others.
  private static func word(_ text: String) -> String? {
    let tokens = FigureTokens(text).tokens
    guard tokens.count == 1, case .word(let word) = tokens[0] else { return nil }
    return word
  }
}

// What is written alike in every language.
extension FigureWords {
  private static let names = ["AM", "PM", "UTC", "GMT"]

  private static let samples = ["2026-12-01T12:30:00Z", "2026-12-01T12:30:00"]

  /// International units, and currencies where they are words; not `in` and `A`, which are others.
  private static let units = """
    km m dm cm mm µm μm nm mi ft yd kg g mg µg μg t lb oz l L dl cl ml mL hl ha kt s ms min h d \
    Hz kHz MHz GHz W kW MW kWh Wh V mV mA mAh kJ kcal cal Pa hPa kPa mbar bar dB C F K px pt dpi \
    ppi fps bpm rpm mph kph kB KB MB GB TB PB KiB MiB GiB TiB kbit Mbit Gbit kbps Mbps Gbps k M v \
    x kr Kč zł Ft лв руб р din lei TL Rp RM Rs Fr 円 元 圆 圓 원
    """.split(separator: " ").map(String.init)
}
