import IntertitleLanguages
import Testing

@testable import IntertitleTables

/// Random formats and texts with a seed, the same on every machine.
struct FormatGenerator {
  private var state: UInt64

  init(seed: UInt64) { state = seed }

  mutating func next(_ count: Int) -> Int {
    state ^= state << 13
    state ^= state >> 7
    state ^= state << 17
    return Int(state % UInt64(count))
  }

  mutating func pick<Element>(_ elements: [Element]) -> Element { elements[next(elements.count)] }

  private static let literals = [
    "a", " ", " and ", "Delete ", "“", "”", "已", "删除", "。", " 5", "-", ", ", ".", "1", "%%", " of ",
    "é", "٣", "х",
    "\u{202F}", ":", "(", ")", " sent ", " to ", "to", "  ", "👍", "\n",
  ]
  private static let holes = [
    "%@", "%d", "%1$@", "%2$d", "%lld", "%u", "%.2f", "%f", "%05d", "%5d", "%-4d", "%x", "%c",
    "%3$@", "%@", "%@",
  ]

  mutating func format() -> String {
    (0..<(1 + next(7))).map { _ in next(2) == 0 ? pick(Self.literals) : pick(Self.holes) }.joined()
  }

  /// Bytes that look like formats now and then.
  mutating func garbage() -> String {
    let alphabet = Array("%%%%@d$#*.0123456789-+' lfsxcarg漢\u{301}é\u{202F}")
    return String((0..<next(40)).map { _ in pick(alphabet) })
  }

  mutating func argument(_ kind: Format.Kind?) -> TextArgument {
    switch kind {
    case .integer:
      next(3) == 0
        ? .integer(next(5) - 2) : .integer(next(10_000_000) - 5_000, pick([.plain, .localized]))
    case .decimal: .number(Double(next(100_000) - 500) / 16, pick([.localized, .ungrouped]))
    case .character: .text(pick(["a", "漢", "5"]))
    default:
      .text(
        pick(["Ann", "a and b", "5", "-", "漢字", "x%d", "to", " ", "1,5", "é", "sent 3 to", "👍👍"])
      )
    }
  }
}

@Suite("What must hold for every text")
struct RecoveryPropertyTests {
  private static let tags = ["en", "de", "fr", "ar-EG", "hi", "zh-Hans", "es", "fa", "sv", "mr"]

  @Test(arguments: tags)
  func aRecoveredTextIsRenderedAgainAsItWas(tag: String) {
    var random = FormatGenerator(seed: 0x5EED + UInt64(tag.utf8.count))
    let context = FormatContext(Language(tag))
    var (found, tried) = (0, 0)
    for _ in 0..<20 {
      let formats = (0..<12).map { _ in random.format() }
      let index = FormatIndex(formats, in: context)
      for key in formats {
        let format = Format(key)
        let arguments = format.signature.kinds.map { random.argument($0) }
        let text = format.render(arguments, in: context)
        tried += 1
        guard case .found(let recovered) = index.recover(text) else { continue }
        found += 1
        #expect(formats.contains(recovered.key))
        let again = Format(recovered.key).render(recovered.arguments, in: context)
        #expect(again == text, "\(recovered.key) of \(formats)")
      }
    }
    #expect(found > tried / 20)
  }

  /// With one format there is nothing to mistake it for: what is found has the same arguments.
  @Test func theArgumentsAreTheOnesThatWereShown() {
    var random = FormatGenerator(seed: 99)
    let context = FormatContext("en")
    for _ in 0..<800 {
      let key = random.format()
      let format = Format(key)
      let arguments = format.signature.kinds.map { random.argument($0) }
      let text = format.render(arguments, in: context)
      guard case .found(let recovered) = FormatIndex([key], in: context).recover(text) else {
        continue
      }
      for (place, kind) in format.signature.kinds.enumerated() where kind != nil {
        let shown = { Format("%@").render([$0], in: context) }
        if kind == .text { #expect(shown(recovered.arguments[place]) == shown(arguments[place])) }
      }
    }
  }

  @Test func noFormatAndNoTextTraps() {
    var random = FormatGenerator(seed: 4711)
    var context = FormatContext("ar-EG")
    for round in 0..<1500 {
      context.isolatesArguments = round % 2 == 0
      let format = Format(random.garbage())
      let arguments = (0..<random.next(4)).map { _ in
        random.argument(random.pick(Format.Kind.allCases))
      }
      let text = format.render(arguments, in: context)
      _ = (format.issues, format.signature, Format.normalizedKey(format.text))
      _ = Format(random.garbage()).mismatches(with: format).map(\.description)
      _ = FormatIndex([format.text, random.format()], in: context).recover(text)
      _ = CompositeText(text).candidates
    }
  }

  @Test func aTextWithoutArgumentsStaysAsItIsButForPercentSigns() {
    var random = FormatGenerator(seed: 1)
    for _ in 0..<2000 {
      let text = random.garbage()
      let shown = Format(text).render([], in: FormatContext("en"))
      let doubled = text.replacing("%%", with: "%")
      #expect(shown == text || shown == doubled || text.contains("%%"))
    }
  }

  /// Twenty holes, a text of one megabyte, repeats: the work is counted, and it is bounded.
  @Test(arguments: [
    (
      String(repeating: "%@ a ", count: 20) + "%@ end",
      String(repeating: "a ", count: 20_000) + "end"
    ),
    (String(repeating: "%@ a ", count: 20) + "%@", String(repeating: " a", count: 20_000)),
    (
      String(repeating: "%@ %d ", count: 10) + "end",
      String(repeating: "1 ", count: 20_000) + "end"
    ),
    ("%@ aaaaaaaab %@ x", String(repeating: "aaaaaaaaa", count: 5_000) + " x"),
    ("%d%d%d%d%d%d x", String(repeating: "1", count: 50_000) + " x"),
    ("x %@ yyyyyyyyyyyyyyyyz %@", "x " + String(repeating: "y", count: 100_000)),
    ("%@ deleted %@ x", String(repeating: "deleted ", count: 125_000) + "x"),
  ])
  func theWorkIsLinear(format: String, text: String) {
    let index = FormatIndex([format], in: FormatContext("en"))
    if case .found(let recovered) = index.recover(text) {
      #expect(Format(recovered.key).render(recovered.arguments, in: FormatContext("en")) == text)
    }
    #expect(index.worstWork(text) <= 16 * text.utf8.count + 270_000)
  }

  @Test func manyFormatsThatAllFitCostNoMoreThanLinearTime() {
    let formats = (0..<3000).map { "%@ w %@ x\($0 % 7) %@" } + (0..<3000).map { "%@ q\($0)%@z" }
    let index = FormatIndex(formats, in: FormatContext("en"))
    let text = String(repeating: "a w b x1 ", count: 1000)
    #expect(index.worstWork(text) <= 16 * text.utf8.count + 270_000)
  }
}

extension FormatIndex {
  /// How many steps of work a text takes: the limit, and a little more, at most.
  fileprivate func worstWork(_ text: String) -> Int {
    KeyBytes.with(text) { bytes in
      withUnsafeTemporaryAllocation(
        of: PatternMatcher.Span.self,
        capacity: PatternMatcher.holeLimit
      ) { spans in
        guard let start = bytes.baseAddress, let base = spans.baseAddress else { return 0 }
        var search = FormatSearch(storage, start, bytes.count, base)
        let limit = search.matcher.work
        search.run()
        return limit - search.matcher.work
      }
    }
  }
}
