import IntertitleTesting
import Testing

@Test func theHistoryIsFrench() throws {
  let localizer = Localizer(system: .fixed([]))
  localizer.load(["fr": ["Today": "Aujourd’hui", "Yesterday": "Hier", "Earlier": "Avant"]])
  let history = localizer.scoped { HistoryViewModel() }
  try localizer.use("fr")

  let report = history.rows.flatMap(\.texts).check(in: "fr", of: localizer)
  #expect(report.isClean, "\(report)")
}
