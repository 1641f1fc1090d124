import Foundation
import IntertitleTesting
import Testing

/// Whatever tables and texts are, finding a text back costs linear time and little stack.
@Suite struct RecoveryAttackTests {
  private func onSmallThread(_ body: @escaping @Sendable () -> Void) {
    let done = DispatchSemaphore(value: 0)
    let thread = Thread {
      body()
      done.signal()
    }
    thread.stackSize = 512 * 1024
    thread.start()
    done.wait()
  }

  private func localizer(_ texts: [(String, String)]) -> Localizer {
    let localizer = Localizer(chain: [.splittingComposites, .recovering(arguments: true), .lookup])
    let lines = texts.map { "\"\($0.0)\" = \"\($0.1)\";\n" }.joined()
    localizer.load(files: ["en.lproj/Localizable.strings": Array(lines.utf8)])
    return localizer
  }

  static let formats = [
    "%@", "%@%@", "%@%@%@", "%@ %@ %@ %@ %@ %@", "\u{2068}%@\u{2069}", "\u{200F}%@", "e%@",
    "%@\u{301}x",
    "%@ a %@ a %@ a %@ a %@", "%1$@ %1$@ x", "%*d x", "%e x", "%#@v@ x", "%@: %@", "• %@",
    "%d%d%d x",
    "%@\u{FE0F}", "\u{1F468}\u{200D}%@", "%@a%@", String(repeating: "%@,", count: 200),
  ]

  @Test(
    "a long text is answered, whatever formats there are",
    .timeLimit(.minutes(2)),
    arguments: [
      "a ", "\u{301}", "\u{2068}x\u{2069}", "1", "a:", "%@", "\u{1F468}\u{200D}\u{1F469}", "漢", " ",
      "a, ",
    ]
  )
  func aLongTextCostsLinearTime(piece: String) {
    let localizer = localizer(Self.formats.enumerated().map { ("k\($0)", $1) })
    onSmallThread {
      let text = String(repeating: piece, count: 50_000 / piece.utf8.count)
      for text in [text + " x", "a" + text] {
        let shown = localizer.text(for: .key(text))
        #expect(shown == text)
        #expect(localizer.text(for: "\(text): \(text)") == "\(text): \(text)")
      }
    }
  }

  @Test(
    "a thousand keys with one text, and a thousand formats that all fit",
    .timeLimit(.minutes(1))
  )
  func aThousandRivalsCostLinearTime() {
    let localizer = localizer(
      (0..<1000).map { ("t\($0)", "Same") } + (0..<1000).map { ("f\($0)", "Call %@ now") }
        + (0..<1000).map { ("l\($0)", "%@\($0)%@") } + [("own", "Never %@ mind")]
    )
    onSmallThread {
      #expect(localizer.explain("Same").key == "t0")
      #expect(localizer.explain("Call Ann now").key == "f0")
      #expect(localizer.explain("Never a 1 b 2 c mind").key == "Never a 1 b 2 c mind")
      #expect(localizer.explain("Never ab mind").key == "own")
    }
  }

  @Test func wordsInsideWordsAreFoundOnASmallStack() {
    let localizer = localizer([("o", "Failed: %@"), ("i", "No room")])
    onSmallThread {
      let deep = String(repeating: "Failed: ", count: 100) + "No room"
      #expect(localizer.text(for: "Failed: \(deep)") == "Failed: " + deep)
    }
  }
}
