import IntertitleLanguages
import IntertitleTables

/// Formats that differ in one word, finished texts, and texts that look like them; the same on
/// every machine.
struct FormattedTexts {
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
