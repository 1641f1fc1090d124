import Foundation
import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

/// Every format of the files below the folder that `INTERTITLE_CORPUS` names, filled with arguments
/// and found back in its own file's language; without that variable nothing runs.
@Suite(.enabled(if: corpusRoot != nil))
struct RecoveryCorpusTests {
  private struct Tally {
    var formats = 0
    var texts = 0
    var exact = 0
    var ambiguous = 0
    var refused = 0
    var missed: [String] = []
    var wrong: [String] = []
  }

  @Test func everyFormatOfTheCorpusIsFoundBackOrLeftAlone() throws {
    var tally = Tally()
    for path in CorpusTests.files + CorpusTests.ruleFiles + CorpusTests.catalogs {
      let file = try StringFile(contentsOf: path)
      let folder = path.split(separator: "/").last { $0.hasSuffix(".lproj") }
      let language = folder.flatMap { Language(folder: String($0)) } ?? "en"
      for (own, entries) in Dictionary(grouping: file.entries, by: \.language) {
        check(entries, path, FormatContext(own.map { Language($0) } ?? language), &tally)
      }
    }
    let unambiguous = tally.texts - tally.ambiguous - tally.refused
    print(
      "formats \(tally.formats) texts \(tally.texts) exact \(tally.exact) ambiguous",
      "\(tally.ambiguous) refused \(tally.refused) missed \(tally.missed.count) wrong",
      tally.wrong.count
    )
    #expect(tally.wrong.isEmpty, "\(tally.wrong.prefix(5))")
    #expect(tally.exact * 100 >= unambiguous * 99, "\(tally.missed.prefix(5))")
  }

  private func check(
    _ entries: [StringEntry],
    _ path: String,
    _ context: FormatContext,
    _ tally: inout Tally
  ) {
    let entries = entries.map { FormatIndex.Entry(key: $0.key, format: Format($0.value)) }
      .filter { !$0.format.isLiteral }
    let index = FormatIndex(entries, in: context)
    let refused = Set(index.refusals.map(\.key))
    for entry in entries {
      tally.formats += 1
      for round in 0..<Self.words.count {
        let arguments = Self.arguments(for: entry.format, round)
        let text = entry.format.render(arguments, in: context)
        tally.texts += 1
        switch index.recover(text) {
        case .found(let found):
          judge(found, entry, text, entries, context, &tally)
        case .alike, .ambiguous: tally.ambiguous += 1
        case .none, .abandoned:
          if refused.contains(entry.key) {
            tally.refused += 1
          } else {
            tally.missed.append("\(path) \(entry.key): \(text)")
          }
        }
      }
    }
  }

  /// A key that several entries have, or another key with the same format, is no fault.
  private func judge(
    _ found: RecoveredText,
    _ entry: FormatIndex.Entry,
    _ text: String,
    _ entries: [FormatIndex.Entry],
    _ context: FormatContext,
    _ tally: inout Tally
  ) {
    let again = entries.contains {
      $0.key == found.key && $0.format.render(found.arguments, in: context) == text
    }
    if found.key == entry.key, again {
      tally.exact += 1
    } else {
      tally.wrong.append("\(found.key) for \(entry.key): \(text)")
    }
  }

  private static let words = ["Ann", "Grüße aus Köln", "北京市", "محمد", "O’Neil & Co", "readme.txt"]
  private static let numbers = [0, 1, 2, 5, 11, 1_234_567]

  private static func arguments(for format: Format, _ round: Int) -> [TextArgument] {
    format.signature.kinds.enumerated().map { place, kind in
      let number = numbers[(round + place) % numbers.count]
      return switch kind {
      case .integer: .integer(number, round.isMultiple(of: 2) ? .plain : .localized)
      case .decimal: .number(Double(number) + 0.5)
      case .character: .text("x")
      case .text, nil: .text(words[(round + place) % words.count])
      }
    }
  }
}
