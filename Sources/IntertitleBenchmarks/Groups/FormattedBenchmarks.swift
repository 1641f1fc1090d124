import Foundation
import IntertitleLanguages
import IntertitleTables

/// What texts with arguments cost: rendering, cutting.
enum FormattedBenchmarks {
  private static let operations = 1 << 13

  static func run(_ effort: Effort) -> [Claim] {
    rendering(effort) + cutting(effort)
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
    suite.add(smallInteger)
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
    ]
  }

  private static let cut = CountedWork(name: "cutting a format", operations: 2_000) {
    let formats = FormattedTexts.formats(2_000)
    return { formats.reduce(0) { $0 &+ (Format($1).isLiteral ? 1 : 0) } }
  }
  private static let rendered = CountedWork(
    name: "two integers and a string, plain digits",
    operations: operations
  ) {
    let format = Format("%@ has %d of %d files")
    let names = FormattedTexts.names
    let context = FormatContext("de")
    return {
      (0..<operations).reduce(0) {
        let arguments: [TextArgument] = [
          .text(names[$1 & 3]), .integer($1, .plain), .integer(3456, .plain),
        ]
        return $0 &+ format.render(arguments, in: context).utf8.count
      }
    }
  }
  static let works = [cut, rendered, smallInteger]

  private static let smallInteger = CountedWork(
    name: "a small integer in German",
    operations: operations
  ) {
    let style = NumberStyle("de")
    return { (0..<operations).reduce(0) { $0 &+ style.text($1 & 127).utf8.count } }
  }

  private static func cutting(_ effort: Effort) -> [Claim] {
    let suite = Suite("cutting formats", rounds: effort.rounds)
    suite.add(cut)
    _ = suite.run()
    let counts = InstructionCounts(works)
    return counts.claim(cut, atMost: 2_800) + counts.claim(rendered, atMost: 2_400)
      + counts.claim(smallInteger, atMost: 300)
  }
}
