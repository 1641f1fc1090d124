import IntertitleLanguages
import Testing

@testable import IntertitleTables

@Suite("Recovering finished texts")
struct FormatIndexTests {
  private func recover(_ text: String, _ keys: String..., tag: String = "en") -> Recovery {
    FormatIndex(keys, in: FormatContext(Language(tag))).recover(text)
  }

  private func found(_ key: String, _ arguments: TextArgument...) -> Recovery {
    .found(RecoveredText(key: key, arguments: arguments))
  }

  @Test func aFormatAndItsArgumentsAreFound() {
    #expect(
      recover("You have 3 messages", "You have %lld messages")
        == found("You have %lld messages", .integer(3, .plain))
    )
    #expect(recover("Hello, Ann!", "Hello, %@!") == found("Hello, %@!", .text("Ann")))
    #expect(
      recover("test string with parameter - value", "test string with parameter - %@")
        == found("test string with parameter - %@", .text("value"))
    )
    #expect(
      recover("Int value = 23", "Int value = %llu")
        == found("Int value = %llu", .integer(23, .plain))
    )
    #expect(
      recover("4.5 km away", "%f km away")
        == found("%f km away", .decimal("4.5", .ungrouped) ?? .text(""))
    )
    #expect(
      recover("B then A", "%2$@ then %1$@") == found("%2$@ then %1$@", .text("A"), .text("B"))
    )
    #expect(recover("50% off", "%d%% off") == found("%d%% off", .integer(50, .plain)))
  }

  @Test(arguments: [
    "", "You have", "You have messages", "You have  messages", "You have x messages",
    "You have 3 messages.", " You have 3 messages", "you have 3 messages", "You have 03 messages",
    "You have 3.5 messages", "You have - messages", "You have 3 4 messages",
    "You have 99999999999999999999 messages", "You have 1,23 messages", "You have +3 messages",
  ])
  func whatTheFormatCannotMakeIsNotFound(text: String) {
    #expect(recover(text, "You have %d messages") == .none)
  }

  @Test func bothEndsCount() {
    #expect(recover("xHello, Ann", "Hello, %@") == .none)
    #expect(recover("Ann was here!", "%@ was here") == .none)
    #expect(recover("Hello, ", "Hello, %@") == .none)
  }

  @Test func wholeNumbersWithSeparatorsAreNumbers() {
    let key = "%d views"
    #expect(recover("1,234 views", key) == found(key, .integer(1234)))
    #expect(recover("1234 views", key) == found(key, .integer(1234, .plain)))
    #expect(recover("-5 views", key) == found(key, .integer(-5, .plain)))
    #expect(recover("١٬٢٣٤ views", key, tag: "ar-EG") == found(key, .integer(1234)))
    #expect(recover("\u{61C}-٥ views", key, tag: "ar-EG") == found(key, .integer(-5)))
    #expect(recover("1\u{202F}234 views", key, tag: "fr") == found(key, .integer(1234)))
    #expect(recover("12,34,567 views", key, tag: "hi") == found(key, .integer(1_234_567)))
    #expect(recover("1,234,567 views", key, tag: "hi") == .none)
    #expect(
      recover("18446744073709551615 views", "%lu views")
        == found("%lu views", .integer(UInt64.max, .plain))
    )
  }

  @Test func numbersThatTheFormatFillsAreRead() {
    #expect(recover("Item 007", "Item %03d") == found("Item %03d", .integer(7, .plain)))
    #expect(recover("Item 07", "Item %03d") == .none)
    #expect(recover("Total:    42", "Total: %5d") == found("Total: %5d", .integer(42, .plain)))
    #expect(recover("Color #ff00aa", "Color #%x") == found("Color #%x", .integer(0xFF00AA, .plain)))
    #expect(
      recover("12.50 left", "%.2f left")
        == found("%.2f left", .decimal("12.50", .ungrouped) ?? .text(""))
    )
    #expect(recover("12.5 left", "%.2f left") == .none)
    #expect(
      recover("1.234,50 übrig", "%.2f übrig", tag: "de")
        == found("%.2f übrig", .decimal("1234.50") ?? .text(""))
    )
  }

  @Test func severalWaysAreNotGuessed() {
    #expect(recover("a and b", "%@ and %@") == found("%@ and %@", .text("a"), .text("b")))
    #expect(recover("a and b and c", "%@ and %@") == .ambiguous(["%@ and %@"]))
    #expect(recover("555 in all", "%d%d in all") == .ambiguous(["%d%d in all"]))
  }

  @Test func twoFormatsThatFitAreNotGuessed() {
    #expect(
      recover("3 files", "%d files", "%i files")
        == .alike(
          ["%d files", "%i files"].map { RecoveredText(key: $0, arguments: [.integer(3, .plain)]) }
        )
    )
    #expect(
      recover("a to b of c", "%@ to %@ of c", "a to %@ of %@")
        == .ambiguous(["%@ to %@ of c", "a to %@ of %@"])
    )
  }

  @Test func theMoreSpecificFormatWins() {
    #expect(recover("3 files", "%d files", "%@ files") == found("%d files", .integer(3, .plain)))
    #expect(
      recover("Delete old file", "Delete %@", "Delete old %@")
        == found("Delete old %@", .text("file"))
    )
    #expect(
      recover("Tom and Jerry and 5 files", "%@ and %@", "Tom and Jerry and %d files")
        == found("Tom and Jerry and %d files", .integer(5, .plain))
    )
    #expect(recover("no files", "%d files", "%@ files") == found("%@ files", .text("no")))
  }

  @Test func formatsWithoutEvidenceAreLeftOut() {
    let index = FormatIndex(
      ["%@: %@", "%@%@ x", "%@", "plain", "%d%%", "%e x"],
      in: FormatContext("en")
    )
    #expect(
      index.refusals.map(\.reason) == ["noEvidence", "adjacentHoles", "noEvidence", "unsupported"]
    )
    #expect(index.recover("Name: Ann") == .none)
    #expect(index.recover("50%") == found("%d%%", .integer(50, .plain)))
  }

  @Test func scriptsWithoutSpacesAreCut() {
    #expect(recover("您有3条新消息", "您有%d条新消息") == found("您有%d条新消息", .integer(3, .plain)))
    #expect(
      recover("已将照片添加到相册", "已将%@添加到%@") == found("已将%@添加到%@", .text("照片"), .text("相册"))
    )
    #expect(recover("無法刪除「照片」", "無法刪除「%@」") == found("無法刪除「%@」", .text("照片")))
    #expect(recover("Удалить файл?", "Удалить %@?") == found("Удалить %@?", .text("файл")))
  }

  @Test func signsAndPointsBesideNumbersAreNoTrap() {
    #expect(recover("A-5", "A-%d") == found("A-%d", .integer(5, .plain)))
    #expect(recover("A--5", "A-%d") == found("A-%d", .integer(-5, .plain)))
    #expect(
      recover("at 5,-6", "at %d,%d") == found("at %d,%d", .integer(5, .plain), .integer(-6, .plain))
    )
    #expect(recover("Page 5.", "Page %d.") == found("Page %d.", .integer(5, .plain)))
    #expect(recover("v1.2", "v%d.%d") == found("v%d.%d", .integer(1, .plain), .integer(2, .plain)))
    #expect(recover("see ab-cd", "see ab-%@") == found("see ab-%@", .text("cd")))
    #expect(recover("see ab-5", "see ab-%@") == found("see ab-%@", .text("5")))
    #expect(recover("see -5", "see %@") == found("see %@", .text("-5")))
    #expect(recover("15 x", "1%d x") == found("1%d x", .integer(5, .plain)))
  }

  @Test func wordsAndNumbersAreToldApartBetweenWords() {
    let key = "%@ sent %d photos to %@"
    #expect(
      recover("Ann sent 3 photos to Bob", key)
        == found(key, .text("Ann"), .integer(3, .plain), .text("Bob"))
    )
    #expect(
      recover("Ann sent sent 3 photos to Bob", key)
        == found(key, .text("Ann sent"), .integer(3, .plain), .text("Bob"))
    )
    #expect(recover("Ann sent 3 photos to B sent 4 photos to Bob", key) == .ambiguous([key]))
    #expect(recover("Ann sent photos to Bob", key) == .none)
  }

  @Test func oneArgumentShownTwiceIsTheSame() {
    #expect(recover("A-A x", "%1$@-%1$@ x") == found("%1$@-%1$@ x", .text("A")))
    #expect(recover("A-B x", "%1$@-%1$@ x") == .none)
  }

  @Test func pluralFormsAreRecovered() {
    let rules = FormatRules(
      format: "%#@n@ in %2$@",
      variables: [
        .init(
          name: "n",
          rule: .plural,
          valueType: "d",
          forms: [.init("zero", "No file"), .init("one", "One file"), .init("other", "%d files")]
        )
      ]
    )
    let index = FormatIndex([.init(key: "files", format: Format(rules))], in: FormatContext("en"))
    #expect(index.recover("3 files in A") == found("files", .integer(3, .plain), .text("A")))
    #expect(index.recover("One file in A") == found("files", .integer(1, .plain), .text("A")))
    #expect(index.recover("No file in A") == found("files", .integer(0, .plain), .text("A")))
    #expect(index.recover("1 files in A") == .none)
    let french = FormatIndex([.init(key: "files", format: Format(rules))], in: FormatContext("pt"))
    #expect(french.recover("One file in A") == found("files", .integer(1, .plain), .text("A")))
  }

  @Test func aFormWithoutAnyHoleIsRecovered() {
    let rules = FormatRules(
      format: "%#@n@",
      variables: [
        .init(
          name: "n",
          rule: .plural,
          forms: [.init("one", "One message"), .init("other", "%d messages")]
        )
      ]
    )
    let index = FormatIndex(
      [.init(key: "messages", format: Format(rules))],
      in: FormatContext("en")
    )
    #expect(index.recover("One message") == found("messages", .integer(1, .plain)))
    #expect(index.recover("5 messages") == found("messages", .integer(5, .plain)))
    #expect(index.recover("One message ") == .none)
  }

  @Test func aFormThatSeveralNumbersHaveTellsNone() {
    let rules = FormatRules(
      format: "%#@n@",
      variables: [
        .init(
          name: "n",
          rule: .plural,
          forms: [.init("one", "Un fichier"), .init("other", "%d fichiers")]
        )
      ]
    )
    let index = FormatIndex([.init(key: "files", format: Format(rules))], in: FormatContext("fr"))
    #expect(index.recover("Un fichier") == .none)
    #expect(index.recover("3 fichiers") == found("files", .integer(3, .plain)))
    #expect(index.refusals.map(\.reason) == ["untoldArgument"])
  }

  @Test func aKeyMayHaveItsOwnFormatAndTheTables() {
    let index = FormatIndex(
      [
        .init(key: "n_files", format: Format("%d files")),
        .init(key: "n_files", format: Format("%d files")),
        .init(key: "n_files", format: Format("%d Files")),
      ],
      in: FormatContext("en")
    )
    #expect(index.recover("3 files") == found("n_files", .integer(3, .plain)))
    #expect(index.recover("3 Files") == found("n_files", .integer(3, .plain)))
    #expect(index.count == 2)
  }

  @Test func anEmptyIndexFindsNothing() {
    #expect(FormatIndex([String](), in: FormatContext("en")).recover("3 files") == .none)
  }
}
