import Foundation
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

/// Random slips in property lists as XML, compared with the platform's own parser.
@Suite struct RandomXMLTests {
  static let tokens = [
    "<key>", "</key>", "<string>", "</string>", "<dict>", "</dict>", "<array>", "</array>",
    "<dict/>", "<string/>", "<true/>", "<integer>", "7", "</integer>", "&amp;", "&lt;", "&#65;",
    "&#x1F600;", "&nbsp;", "&", "<![CDATA[ <x> ]]>", "<!-- c -->", "<?pi x?>", "text", " ", "\n",
    "<plist>", "</plist>", "<", ">", "é", "<key >", "</key >", "<string a=\"b\">",
    "<real>1.5</real>",
    "<data>AAA=</data>", "<false></false>", "<key>k</key><string>v</string>", "<unknown>",
  ]

  @Test func aSlipInOrderlyXMLIsReadAsTheJudgeReadsIt() {
    let rounds = ProcessInfo.processInfo.environment["INTERTITLE_ROUNDS"].flatMap(Int.init) ?? 1_000
    var random = SplitMix(state: 11)
    for _ in 0..<rounds {
      var parts = ["<?xml version=\"1.0\"?>", "\n", "<plist version=\"1.0\">", "<dict>"]
      for number in 0..<1 + random.next(below: 4) {
        parts += ["<key>", "k\(number % 3)", "</key>", "\n", "<string>", "v", "</string>"]
      }
      parts += ["</dict>", "</plist>", "\n"]
      for _ in 0..<random.next(below: 3) { slip(&parts, &random) }
      check(parts.joined())
    }
  }

  private func slip(_ parts: inout [String], _ random: inout SplitMix) {
    let place = 1 + random.next(below: parts.count - 1)
    let token = Self.tokens[random.next(below: Self.tokens.count)]
    switch random.next(below: 3) {
    case 0: parts.remove(at: place)
    case 1: parts[place] = token
    default: parts.insert(token, at: place)
    }
  }

  private func check(_ text: String) {
    let file = StringFile(text)
    guard let judged = AppleParser.texts(Array(text.utf8)) else {
      #expect(!file.isAcceptedByApple, "refused: \(text.debugDescription)")
      return
    }
    #expect(file.isAcceptedByApple, "accepted: \(text.debugDescription) \(file.diagnostics)")
    #expect(file.texts == judged, "\(text.debugDescription)")
  }
}
