import IntertitleLanguages
import Testing

@testable import IntertitleTables

/// Every way in which a format can have made a text, found by trying all.
private struct BruteForce {
  struct Hole: Hashable {
    let start: Int
    let end: Int
    let breadth: Int

    func lies(in other: Hole) -> Bool {
      other.start <= start && end <= other.end && breadth <= other.breadth
    }
  }

  struct Way {
    let key: String
    let isRefused: Bool
    var holes: [Hole] = []
    var words: [String] = []

    func lies(in other: Way) -> Bool {
      holes.allSatisfy { hole in other.holes.contains { hole.lies(in: $0) } }
    }

    func isAlike(_ other: Way) -> Bool { lies(in: other) && other.lies(in: self) }
  }

  private let text: [Unicode.Scalar]
  private var found: [Way] = []

  private init(_ text: String) { self.text = Array(text.unicodeScalars) }

  /// What there is to say of a text, as the index would say it.
  static func answer(_ text: String, _ entries: [FormatIndex.Entry], refused: Set<String>)
    -> Verdict
  {
    var search = BruteForce(text)
    for entry in entries {
      let way = Way(key: entry.key, isRefused: refused.contains(entry.key))
      search.extend(way, from: 0, entry.format.body.parts[...], entry.format.body)
    }
    return search.verdict
  }

  private mutating func extend(
    _ way: Way,
    from position: Int,
    _ parts: ArraySlice<FormatPart>,
    _ body: FormatBody
  ) {
    guard let part = parts.first else {
      if position == text.count { found.append(way) }
      return
    }
    guard part.role != .literal else {
      let literal = Array(body.spelling(part).unicodeScalars)
      let end = position + literal.count
      guard end <= text.count, Array(text[position..<end]) == literal else { return }
      return extend(way, from: end, parts.dropFirst(), body)
    }
    guard position < text.count else { return }
    for end in (position + 1)...text.count {
      var words = ""
      words.unicodeScalars.append(contentsOf: text[position..<end])
      if part.role == .signed, Int(words).map(String.init) != words { continue }
      var longer = way
      longer.holes.append(Hole(start: position, end: end, breadth: part.role == .signed ? 1 : 4))
      longer.words.append(words)
      extend(longer, from: end, parts.dropFirst(), body)
    }
  }

  private var verdict: Verdict {
    let able = found.filter { !$0.isRefused }
    guard !able.isEmpty else { return .none }
    let winner = able.first { own in
      found.allSatisfy { own.lies(in: $0) && ($0.isRefused ? !$0.lies(in: own) : true) }
    }
    guard let winner else { return .left }
    return .taken(Set(found.filter { winner.isAlike($0) }.map { [$0.key] + $0.words }))
  }
}

/// What is to be done with a text.
private enum Verdict: Equatable {
  /// No format that may be found can have made it.
  case none
  /// There is no telling.
  case left
  /// The keys with the words in their holes.
  case taken(Set<[String]>)

  init(_ recovery: Recovery) {
    switch recovery {
    case .none, .abandoned: self = .none
    case .found(let text): self = .taken([text.words])
    case .alike(let texts): self = .taken(Set(texts.map(\.words)))
    case .ambiguous: self = .left
    }
  }
}

extension RecoveredText {
  fileprivate var words: [String] {
    [key] + arguments.map { Format("%@").render([$0], in: FormatContext("en")) }
  }
}

@Suite("Against all ways that there are")
struct RecoveryOracleTests {
  private static let literals = [
    "a", " and ", "Bread and ", ": ", "• ", " left", " is online", "x", " ", " sent it", ", ", "é",
    "e\u{301}", "\u{200F}", "已", "。", " and ", ": ",
  ]
  private static let words = [
    "a", "and", "a and b", "Bread", "x", "1", "12", "Anna: Bob", "• Turn", " ", "e\u{301}", "漢字",
    "-3",
    "is online", "a, b", "\u{200F}x",
  ]

  @Test(
    "FU-78: what is found is the only way, or the one more specific than all; all else is left",
    arguments: 0..<10 as Range<UInt64>
  )
  func onlyWhatNobodyElseCanHaveMadeIsFound(_ seed: UInt64) {
    var random = FormatGenerator(seed: seed &* 7919 &+ 13)
    var verdicts = (taken: 0, left: 0)
    for _ in 0..<120 {
      let literals = (0..<4).map { _ in random.pick(Self.literals) }
      let entries = (0..<(1 + random.next(6))).map {
        FormatIndex.Entry(key: "k\($0)", format: Format(Self.format(of: literals, &random)))
      }.filter { !$0.format.isLiteral }
      let index = FormatIndex(entries, in: FormatContext("en"))
      let refused = Set(index.refusals.map(\.key))
      for entry in entries {
        let arguments = entry.format.signature.kinds.map { kind -> TextArgument in
          kind == .integer ? .integer(random.next(40) - 3, .plain) : .text(random.pick(Self.words))
        }
        let text = entry.format.render(arguments, in: FormatContext("en"))
        let right = BruteForce.answer(text, entries, refused: refused)
        let own = Verdict(index.recover(text))
        #expect(own == right, "\(text.debugDescription) of \(entries.map(\.format))")
        if case .taken = right { verdicts.taken += 1 }
        if right == .left { verdicts.left += 1 }
      }
    }
    #expect(verdicts.taken > 50 && verdicts.left > 10)
  }

  private static func format(
    of literals: [String],
    _ random: inout FormatGenerator
  ) -> String {
    (0..<(1 + random.next(5))).map { _ in
      random.next(2) == 0 ? random.pick(literals) : random.next(4) == 0 ? "%d" : "%@"
    }.joined()
  }

  @Test(
    "FU-78: formats that are refused are rivals",
    arguments: [
      (["%@: %@", "%@ is online"], "Anna: Bob is online"),
      (["• %@", "%@ left"], "• Turn left"),
      (["%@%@ sent it", "%@ sent it"], "Anna sent it"),
      (["Bread and %@", "%@ and %@"], "Bread and butter and jam"),
      (["%@", "%@ %@", "Call %@ now"], "Call Ann Lee now"),
      (["%*d left", "%d left"], "5 left"),
      (["%e left", "%@ left"], "1.5e+03 left"),
    ]
  )
  func aRefusedFormatIsARivalAndNeverWins(formats: [String], text: String) {
    let index = FormatIndex(formats, in: FormatContext("en"))
    guard case .ambiguous = index.recover(text) else {
      Issue.record("\(text): \(index.recover(text))")
      return
    }
  }

  @Test(arguments: [
    (["%@: %@", "%@ is online"], "Bob is online"),
    (["• %@", "%@ left"], "Turn left"),
    (["%@%@ sent it", "%@ sent it"], "A sent it"),
    (["Bread and %@", "%@ and %@"], "Tea and jam"),
    (["%@", "%@ %@", "Call %@ now"], "Call Ann now"),
    (["%e left", "%@ left"], "Ann left"),
  ])
  func aRivalThatDoesNotFitOrHoldsEveryHoleIsNoHindrance(formats: [String], text: String) {
    guard case .found = FormatIndex(formats, in: FormatContext("en")).recover(text) else {
      Issue.record("\(text) is not found")
      return
    }
  }

  @Test func aThousandRivalsForOneTextCostLinearTime() {
    let context = FormatContext("en")
    let rivals = (0..<1000).map { FormatIndex.Entry(key: "k\($0)", format: Format("Call %@ now")) }
    let index = FormatIndex(rivals, in: context)
    guard case .alike(let texts) = index.recover("Call Ann now") else {
      Issue.record("not alike")
      return
    }
    #expect(texts.map(\.key) == rivals.map(\.key))
    let loose = FormatIndex(
      (0..<1000).map { "%@\($0 % 2 == 0 ? ":" : ";")%@ \($0)" } + ["Call %@ now"],
      in: context
    )
    let text = "Call " + String(repeating: "a;b ", count: 250_000) + "now"
    #expect(loose.recover(text) != .none)
  }

  @Test func whatStandsInTextsMayBeAnything() {
    let formats = [
      "%@", "%@%@", "%@%@%@ x", "\u{2068}%@\u{2069} x", "e%@", "%@\u{301}", "%d%d%@", "%@%d%@",
      "%%%@",
    ]
    let index = FormatIndex(formats, in: FormatContext("ar"))
    for text in [
      "", "e\u{301}", "\u{2068}a\u{2069} x", "12x", "%x", "a\u{301}\u{301} x", "\u{200F}",
    ] {
      if case .found(let found) = index.recover(text) {
        #expect(Format(found.key).render(found.arguments, in: FormatContext("ar")) == text)
      }
    }
  }
}
