import Intertitle
import IntertitleTestInputs
import Testing

@testable import IntertitleSample
@testable import retitle

/// What the sample's code puts together before it assigns it.
@Suite struct FinishedTextTests {
  private let stage = Stage()

  private var chat: [String] { stage.retrofit.app.chat.texts.compactMap(\.text) }

  /// What the app shows for a text that its code finished.
  private func shown(_ text: String, in language: Language) -> String {
    stage.localizer.speaking(language).text(for: .key(text))
  }

  @Test(
    "a count that code put into a text has the form of each language",
    arguments: [
      ("ru", 3, "У вас 3 новых сообщения"), ("ru", 5, "У вас 5 новых сообщений"),
      ("ru", 21, "У вас 21 новое сообщение"),
      ("ru", 1, "У вас 1 новое сообщение"), ("en", 1, "You have 1 new message"),
      ("ar", 1, "لديك رسالة جديدة واحدة"), ("ar", 0, "ليست لديك رسائل جديدة"),
      ("ar", 2, "لديك رسالتان جديدتان"), ("ar", 3, "لديك 3 رسائل جديدة"),
      ("ar", 11, "لديك 11 رسالة جديدة"), ("ar", 100, "لديك 100 رسالة جديدة"),
      ("de", 2, "Du hast 2 neue Nachrichten"), ("ja", 3, "新着メッセージが3件あります"),
      ("zh-Hans", 3, "您有 3 条新消息"), ("zh-Hant", 3, "您有 3 則新訊息"),
    ] as [(Language, Int, String)]
  )
  func aCountHasTheFormOfTheLanguage(_ language: Language, _ count: Int, _ text: String) {
    #expect(shown("You have \(count) new messages", in: language) == text)
  }

  @Test(
    "a person's name stays, even where it is a key",
    arguments: [
      ("en", "May is typing…", "May"), ("de", "May schreibt …", "Mai"),
      ("ru", "May печатает…", "Май"), ("ar", "يكتب May الآن…", "مايو"),
      ("ja", "Mayさんが入力中…", "5月"), ("zh-Hans", "May 正在输入…", "5月"),
      ("zh-Hant", "May 正在輸入…", "5月"),
    ] as [(Language, String, String)]
  )
  func aNameStays(_ language: Language, _ typing: String, _ month: String) {
    stage.tap(language)
    #expect(chat.contains(typing) && chat.contains("May, Lena"))
    #expect(stage.retrofit.app.settings.texts.contains { $0.text == month })
  }

  @Test(
    "a colon stands as the language writes it",
    arguments: [
      ("de", "Mitglieder:"), ("ru", "Участники:"), ("ar", "الأعضاء:"), ("ja", "メンバー："),
      ("zh-Hans", "成员："), ("zh-Hant", "成員："),
    ] as [(Language, String)]
  )
  func aColonIsTheLanguages(_ language: Language, _ caption: String) {
    stage.tap(language)
    #expect(chat.contains(caption))
  }

  @Test(
    "a date and an amount are written anew",
    arguments: [
      ("en", "Rent of €850.00 due on June 1, 2026"),
      ("de", "Miete von 850,00\u{A0}€ fällig am 1. Juni 2026"),
      ("zh-Hans", "房租 €850.00，2026年6月1日到期"),
    ] as [(Language, String)]
  )
  func aDateIsWrittenAnew(_ language: Language, _ rent: String) {
    stage.tap(language)
    #expect(chat.contains(rent))
  }

  @Test("what was found back is marked, and nothing else is")
  func whatWasFoundBackIsMarked() {
    stage.tap("de")
    let marked = stage.screens.flatMap(\.tree).filter { Mark($0) == .recovered }.map(\.text)
    #expect(marked == ["Du hast 3 neue Nachrichten", "May schreibt …"])
  }
}
