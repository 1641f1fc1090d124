import Foundation
import IntertitleLanguages
import IntertitleTables

/// What texts with arguments cost: rendering, cutting, recovering.
enum FormattedBenchmarks {
  private static let operations = 1 << 13

  static func run(_ effort: Effort) -> [Claim] {
    rendering(effort) + cutting(effort)
      + [10, 1_000, 10_000, 100_000].flatMap { recovery(effort, formats: $0) }
  }

  // Two integers and a string, by a kept format and by Foundation's.
  private static func rendering(_ effort: Effort) -> [Claim] {
    let format = Format("%@ has %d of %d files")
    let names = FormattedTexts.names
    let suite = Suite("two integers and a string", rounds: effort.rounds)
    suite.add("String(format:)", operations: operations / 4) {
      (0..<(operations / 4)).reduce(0) {
        $0 &+ String(format: "%@ has %d of %d files", names[$1 & 3], $1, 3456).utf8.count
      }
    }
    for (name, notation) in [("plain", TextArgument.Notation.plain), ("German", .localized)] {
      let context = FormatContext("de")
      suite.add("Intertitle, \(name)", operations: operations) {
        (0..<operations).reduce(0) {
          let arguments: [TextArgument] = [
            .text(names[$1 & 3]), .integer($1, notation), .integer(3456, notation),
          ]
          return $0 &+ format.render(arguments, in: context).utf8.count
        }
      }
    }
    let arabic = FormatContext("ar-EG")
    suite.add("Intertitle, Arabic digits", operations: operations) {
      (0..<operations).reduce(0) {
        let arguments: [TextArgument] = [.text(names[$1 & 3]), .integer($1), .integer(3456)]
        return $0 &+ format.render(arguments, in: arabic).utf8.count
      }
    }
    let style = NumberStyle("de")
    suite.add("a small integer in German", operations: operations) {
      (0..<operations).reduce(0) { $0 &+ style.text($1 & 127).utf8.count }
    }
    return renderingClaims(suite.run())
  }

  private static func renderingClaims(_ results: Results) -> [Claim] {
    let base = "String(format:)"
    return [
      Claim(
        name: "String(format:) / Intertitle, plain digits",
        figure: results.ratio(base, to: "Intertitle, plain"),
        bound: .atLeast(15)
      ),
      Claim(
        name: "String(format:) / Intertitle, German digits",
        figure: results.ratio(base, to: "Intertitle, German"),
        bound: .atLeast(8)
      ),
      Claim(
        name: "String(format:) / Intertitle, Arabic digits",
        figure: results.ratio(base, to: "Intertitle, Arabic digits"),
        bound: .atLeast(8)
      ),
      Claim(
        name: "ns for a small integer in German",
        figure: results.time("a small integer in German"),
        bound: .atMost(60)
      ),
    ]
  }

  private static func cutting(_ effort: Effort) -> [Claim] {
    let formats = FormattedTexts.formats(5_000)
    let bytes = formats.reduce(0) { $0 + $1.utf8.count }
    let suite = Suite("cutting formats, a byte", rounds: effort.rounds)
    suite.add("Format(_:)", operations: bytes) {
      formats.reduce(0) { $0 &+ (Format($1).isLiteral ? 1 : 0) }
    }
    let results = suite.run()
    return [
      Claim(
        name: "MB/s of formats that are cut",
        figure: 1000 / results.time("Format(_:)"),
        bound: .atLeast(100)
      )
    ]
  }

  private static func recovery(_ effort: Effort, formats count: Int) -> [Claim] {
    let formats = FormattedTexts.formats(count)
    let texts = FormattedTexts(formats, count: operations)
    let index = FormatIndex(formats, in: FormatContext("en"))
    let set = Set(formats)
    let suite = Suite("recovery among \(count) formats", rounds: effort.rounds)
    suite.add("Set.contains, miss", operations: operations) {
      texts.strangers.reduce(0) { $0 &+ (set.contains($1) ? 1 : 0) }
    }
    suite.add("Intertitle, miss", operations: operations) {
      texts.strangers.reduce(0) { $0 &+ (index.recover($1) == .none ? 0 : 1) }
    }
    suite.add("Intertitle, hit", operations: operations) {
      texts.finished.reduce(0) {
        guard case .found(let text) = index.recover($1) else { return $0 }
        return $0 &+ text.arguments.count
      }
    }
    let german = FormatContext("de")
    let file = StringFile(pairs: formats.map { ($0, $0) })
    let table = StringTable(folding: [.init(language: "de", file: file)])
    let translations = table.indices.map { Format(table.text(at: $0)) }
    suite.add(rendered, operations: operations) {
      texts.finished.reduce(0) {
        guard case .found(let text) = index.recover($1),
          let entry = table.index(of: text.key)
        else { return $0 }
        return $0 &+ translations[entry].render(text.arguments, in: german).utf8.count
      }
    }
    return recoveryClaims(suite.run(), count)
  }

  private static let rendered = "Intertitle, hit, looked up and rendered"

  private static func recoveryClaims(_ results: Results, _ count: Int) -> [Claim] {
    let miss = Claim(
      name: "a miss / a failed Set.contains, \(count) formats",
      figure: results.ratio("Intertitle, miss", to: "Set.contains, miss"),
      bound: .atMost(2)
    )
    guard count == 1_000 else { return [miss] }
    return [
      miss,
      Claim(
        name: "ns for a hit, looked up and rendered, 1,000 formats",
        figure: results.time(rendered),
        bound: .atMost(400)
      ),
    ]
  }
}

/// Formats that differ in one word, finished texts, and texts that look like them; the same on
/// every machine.
private struct FormattedTexts {
  let finished: [String]
  let strangers: [String]

  static let names = ["Ann Miller", "Summer 2019", "report-final.pdf", "Project X"]

  init(_ formats: [String], count: Int) {
    var random = SplitMix(seed: 7)
    let context = FormatContext("en")
    let parsed = formats.map { Format($0) }
    finished = (0..<count).map { _ in
      let format = parsed[Self.index(parsed.count, &random)]
      let arguments = format.signature.kinds.map { kind -> TextArgument in
        kind == .integer
          ? .integer(Self.index(500, &random), .plain)
          : .text(Self.names[Self.index(4, &random)])
      }
      return format.render(arguments, in: context)
    }
    strangers = (0..<count).map { number in
      let adjective = Self.adjectives[Self.index(Self.adjectives.count, &random)]
      return switch number & 3 {
      case 0: "Unable to open the \(adjective) thing \(number). Try again later."
      case 1: "Settings and privacy options \(number)"
      case 2: "You have no new things since \(number)"
      default: "\(Self.names[Self.index(4, &random)]) is typing a message \(number)"
      }
    }
  }

  static func formats(_ count: Int) -> [String] {
    var random = SplitMix(seed: 42)
    var seen: Set<String> = []
    var formats: [String] = []
    while formats.count < count {
      let thing =
        adjectives[index(adjectives.count, &random)] + " " + nouns[index(nouns.count, &random)]
        + (count > 5_000 ? " of \(index(4_000, &random))x" : "")
      let verb = verbs[index(verbs.count, &random)]
      let format = shapes[index(shapes.count, &random)]
        .replacing("VERB", with: verb).replacing("THING", with: thing)
      if seen.insert(format).inserted { formats.append(format) }
    }
    return formats
  }

  private static func index(_ count: Int, _ random: inout SplitMix) -> Int {
    Int(random.next() % UInt64(count))
  }

  private static let shapes = [
    "Unable to VERB the THING %@. Try again later.", "You have %d THINGs to VERB",
    "%@ wants to VERB your THING", "VERB %d THINGs from %@?", "%@ will VERB %d THINGs",
    "The THING “%@” could not be VERBd", "VERBd %d of %d THINGs", "%@ and %@ VERB the THING",
    "VERB THING %@", "%d THINGs VERBd by %@ in %@",
  ]
  private static let verbs = words(
    """
    delete move copy rename share open close save print export import archive restore download \
    upload publish remove replace merge lock
    """
  )
  private static let adjectives = words(
    "old new shared private recent hidden large small broken public draft final local remote empty"
  )
  private static let nouns = words(
    """
    photo album file folder message contact account device note playlist event task card ticket \
    invoice report song video page group channel backup profile session key
    """
  )

  private static func words(_ text: String) -> [String] {
    text.split(separator: " ").map(String.init)
  }
}
