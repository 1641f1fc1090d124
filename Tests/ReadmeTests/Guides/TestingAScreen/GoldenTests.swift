import IntertitleTesting
import Testing

@Test func theArchiveShowsWhatItDid() {
  let localizer = Localizer.forArchive()
  let screen = localizer.scoped { TitleModel(content: "Earlier") }

  let report = screen.tree.transcript(in: "fr").check(against: "Golden/archive.fr.txt")
  #expect(report.isClean, "\(report)")
}
