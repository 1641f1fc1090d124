import Foundation
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

/// Random sequences of the grammar's tokens, compared with the platform's own parser.
///
/// `INTERTITLE_ROUNDS` asks for more of them.
@Suite struct RandomTextTests {
  static let tokens = [
    "\"a\"", "\"b\"", "=", "=", "=", ";", ";", ";", ";", "'c'", "word", "/*x*/", "//y\n", " ", "\n",
    "\"\\U00e9\"", "\"\\Ud83d\\Ude00\"", "\"\\351\\n\"", "\"é\"", "{", "}", "(", ")", ",", "<ab>",
    "\u{2028}", "\u{A0}", "/", "/*", "*/", "\"", "'", "\\", "\"x\ny\"", "-", ":", "\r", "\"\"",
    "\u{201C}", "\"a\"=\"1\";", "\"b\"='2';", "c=d;", "\"e\";", "a=b", "\u{FEFF}", "\0", "\u{301}",
  ]

  @Test func randomTextIsReadAsTheJudgeReadsIt() {
    let rounds = ProcessInfo.processInfo.environment["INTERTITLE_ROUNDS"].flatMap(Int.init) ?? 2_000
    var random = SplitMix(state: 42)
    for _ in 0..<rounds {
      let text = (0..<random.next(below: 14)).map { _ in
        Self.tokens[random.next(below: Self.tokens.count)]
      }
      check(text.joined())
    }
  }

  @Test func aSlipInOrderlyTextIsReadAsTheJudgeReadsIt() {
    let rounds = ProcessInfo.processInfo.environment["INTERTITLE_ROUNDS"].flatMap(Int.init) ?? 2_000
    var random = SplitMix(state: 7)
    for _ in 0..<rounds {
      var parts = (0..<1 + random.next(below: 5)).flatMap { _ in
        ["\n", "/* c */", "\"k\(random.next(below: 4))\"", " ", "=", " ", Self.value(&random), ";"]
      }
      for _ in 0..<random.next(below: 3) {
        let place = random.next(below: parts.count)
        let token = Self.tokens[random.next(below: Self.tokens.count)]
        switch random.next(below: 3) {
        case 0: parts.remove(at: place)
        case 1: parts[place] = token
        default: parts.insert(token, at: place)
        }
        if parts.isEmpty { parts = [" "] }
      }
      check(parts.joined())
    }
  }

  static func value(_ random: inout SplitMix) -> String {
    let values = [
      "\"v\"", "word", "\"two\\nlines\"", "(a, b)", "{ a = b; }", "<0a 0b>", "\"\\U4e2d\"", "''",
      "(a, { b = (c); }, <aa>)", "\"x\\\"y\"", "\"\\Ud83d\\Ude00\"", "\"中文\"", "()", "{}",
    ]
    return values[random.next(below: values.count)]
  }

  @Test func theFastAndTheTolerantReaderAgree() {
    var random = SplitMix(state: 99)
    for _ in 0..<2_000 {
      let text = (0..<random.next(below: 10)).map { _ in
        Self.tokens[random.next(below: Self.tokens.count)]
      }
      let arena = DecodedText(Array(text.joined().utf8)).arena
      let records = EntryRecords(capacity: 0)
      var parser = StringsParser(arena, into: records, from: arena.start)
      parser.parse()
      let slow = EntryStorage(arena, records)
      let fast = StringFile(text.joined())
      let expected = (0..<slow.count).map { [slow.key($0), slow.value($0)] }
      #expect(fast.entries.map { [$0.key, $0.text] } == expected, "\(text)")
    }
  }

  private func check(_ text: String) {
    let file = StringFile(text)
    let own = file.texts
    guard let judged = AppleParser.texts(Array(text.utf8)) else {
      #expect(!file.isAcceptedByApple, "refused: \(text.debugDescription)")
      return
    }
    #expect(
      judged.allSatisfy { own[$0.key] == $0.value },
      "\(text.debugDescription) \(judged) \(own)"
    )
    if file.isAcceptedByApple {
      #expect(own.count == judged.count, "\(text.debugDescription) \(judged) \(own)")
    }
  }
}

extension DecodedText {
  init(_ bytes: [UInt8]) {
    let arena = TextArena(count: bytes.count)
    bytes.withUnsafeBytes { arena.bytes.copy($0) }
    self.init(arena, encoding: nil)
  }
}
