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
}
