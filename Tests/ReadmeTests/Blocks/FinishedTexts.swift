import Intertitle

extension Localizer {
  func findFinishedTexts() {
    updateChain { chain in
      chain.prepend(.recovering, named: "recovery")  // “You have 3 messages”, “Portefeuille”
      chain.prepend(.splittingComposites, named: "composites")  // “Name:”, “• Send”, “WALLET”
    }
  }
}
