import Intertitle
import IntertitleTesting
import Testing

@Test func theTransferIsFrench() throws {
  let localizer = Localizer(system: .fixed([]))  // nothing of the machine's, and nothing is stored
  localizer.load(["fr": ["Transfer": "Virement", "Amount": "Montant", "Send": "Envoyer"]])
  let screen = localizer.scoped { TransferScreen(note: "Send") }
  try localizer.use("fr")

  let report = screen.tree.check(in: "fr", except: ["Check the address", "Sending…"])
  #expect(report.isClean, "\(report)")  // says what French lacks, text by text
}
