import IntertitleLanguages
import Testing

@testable import retitle

@Suite struct DemoTests {
  @Test(arguments: [1, 20, 64, 80, 120, 200])
  func theDemoIsNeverWiderThanTheTerminal(width: Int) {
    for block in [Demo(width: width).tour(), Demo(width: width).digest()] {
      #expect(block.lines.allSatisfy { $0.width <= width })
      #expect(!block.lines.isEmpty)
    }
  }

  @Test(arguments: ["en", "de", "ru", "ar", "ja", "zh-Hans", "zh-Hant"])
  func oneLanguageIsShownBesideWhatWasWritten(tag: String) {
    let text = plain(Demo(width: 80, language: Language(tag)))
    #expect(text.contains("as written"))
    #expect(text.contains("· \(tag)"))
    let others = ["en", "de", "ru", "ar", "ja", "zh-Hans", "zh-Hant"].filter { $0 != tag }
    for other in others { #expect(!text.contains("· \(other)\n")) }
  }

  @Test(arguments: [("zh-TW", "zh-Hant"), ("ar-EG", "ar"), ("xx", "en")])
  func anotherTagComesToALanguageOfTheSample(asked: String, shown: String) {
    #expect(plain(Demo(width: 80, language: Language(asked))).contains("· \(shown)"))
  }

  @Test func allScreensAreThereInAllLanguages() {
    let text = plain(Demo(width: 120))
    for word in ["Überweisen", "送金", "轉帳", "转账", "تحويل", "Перевод", "Transfer"] {
      #expect(text.contains(word))
    }
  }

  @Test(
    arguments: [
      "‡ put together in code, and found back to its key", "У вас 3 новых сообщения‡",
      "لديك 3 رسائل جديدة‡", "Localizable.stringsdict:5\u{A0}‡", "Members  ",
    ]
  )
  func whatWasFoundBackIsSaid(text: String) {
    #expect(plain(Demo(width: 160)).contains(text))
  }

  @Test func nothingIsMadeOrAssignedAgain() {
    let text = plain(Demo(width: 200)).split(separator: "\n").joined(separator: " ")
    #expect(text.contains("0 were made, 0 were assigned again"))
  }

  @Test func theSameDemoSaysTheSameTwice() {
    #expect(plain(Demo(width: 100)) == plain(Demo(width: 100)))
  }

  private func plain(_ demo: Demo) -> String {
    Terminal(environment: [:], reportedWidth: nil).text(of: demo.tour())
  }
}
