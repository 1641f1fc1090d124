import IntertitleLanguages
import Testing

@testable import IntertitleTables

@Suite struct WordingIndexTests {
  private func index(_ formats: (key: String, text: String)...) -> WordingIndex {
    let entries = formats.map { FormatIndex.Entry(key: $0.key, format: Format($0.text)) }
    return WordingIndex(entries, in: FormatContext("en"))
  }

  @Test(
    "FU-64, FU-65: specifiers are made equal",
    arguments: [
      ("拷贝失败: %@", "拷贝失败: %@", TextArgument.text("x")),
      ("%lld files", "%d files", .integer(3)), ("%d files", "%lld files", .integer(3)),
      ("%lld files", "%@ files", .integer(3)), ("%lld files", "%1$u files", .integer(3)),
      ("%lf km", "%.1f km", .number(1.5)), ("%lf km", "%@ km", .number(1.5)),
      ("%@%% off", "%@%% off", .text("5")),
    ]
  )
  func aPatternIsFoundWhateverItsSpecifiers(written: String, text: String, argument: TextArgument) {
    let found = index(("k", text)).find(written, [argument])
    #expect(found == [RecoveredText(key: "k", arguments: [argument])])
  }

  @Test(arguments: [
    ("%@ files", "%d files", TextArgument.text("three")), ("%lld km", "%.1f km", .integer(3)),
    ("%lf files", "%d files", .number(1.5)), ("%lld files", "%u files", .integer(-3)),
    ("%@ files", "%@ file", .text("a")), ("%@", "%@ x", .text("a")),
    ("%lld files", "%d files of %@", .integer(3)), ("%@ x", "%*d x", .integer(3)),
  ])
  func aFormatThatWouldShowSomethingElseIsNot(written: String, text: String, argument: TextArgument)
  {
    #expect(index(("k", text)).find(written, [argument]).isEmpty)
  }

  @Test func argumentsComeInTheOrderOfTheFormat() {
    let found = index(("k", "%2$@ sent %1$d photos")).find(
      "%@ sent %lld photos",
      [.text("Ann"), .integer(3)]
    )
    #expect(found == [RecoveredText(key: "k", arguments: [.integer(3), .text("Ann")])])
  }

  @Test func anArgumentThatStandsTwiceIsTheSame() {
    let index = index(("k", "%1$@ or %1$@"))
    #expect(index.find("%@ or %@", [.text("a"), .text("a")]).map(\.arguments) == [[.text("a")]])
    #expect(index.find("%@ or %@", [.text("a"), .text("b")]).isEmpty)
  }

  @Test func everyFormOfARuleIsAWording() {
    let rules = FormatRules(
      format: "%#@n@",
      variables: [
        .init(
          name: "n",
          rule: .plural,
          valueType: "lld",
          forms: [.init("one", "%lld boat"), .init("other", "%lld boats")]
        )
      ]
    )
    let index = WordingIndex(
      [.init(key: "port.boats", format: Format(rules))],
      in: FormatContext("en")
    )
    #expect(
      index.find("%lld boats", [.integer(1)]) == [
        RecoveredText(key: "port.boats", arguments: [.integer(1)])
      ]
    )
    #expect(index.find("%lld ships", [.integer(1)]).isEmpty)
  }

  @Test func keysWithOneWordingAreAllFoundInOrder() {
    let index = index(("b", "%@ left"), ("a", "%1$@ left"), ("c", "%@ right"))
    #expect(index.find("%@ left", [.text("x")]).map(\.key) == ["b", "a"])
  }
}
