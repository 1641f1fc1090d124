import IntertitleTesting
import Testing

@Test func everyTabHasRoomForLongerWords() {
  let screen = Localizer.forArchive().scoped { TitleModel(content: "Earlier") }

  let report = screen.tree.check(fitting: { text, words in
    words.count <= (text.slot == .tabTitle ? 20 : 60)  // or as wide as your font draws them
  })
  #expect(report.isClean, "\(report)")
}
