package import IntertitleLanguages

/// The layers that answer a question, without what is written for other arguments than the
/// development language's answer to it is given: there the next file, else the next language of the
/// chain, answers.
///
/// What counts is the answer, whoever gives it: a vendor's translation may fit the vendor's own bundle
/// and not the app's text of the same key.
package struct FittingLayers: Sendable {
  /// The layers, in their order.
  package private(set) var layers: [AnswerLayer]
  /// What is wrong with the entries that are left out.
  package private(set) var unfit: [Diagnostic] = []

  /// Compares layers with those of the development language.
  ///
  /// - Parameters:
  ///   - layers: The layers that answer the question, in their order.
  ///   - development: The number of the development language in the chain; nil where it is not asked.
  init(_ layers: [AnswerLayer], development: Int?) {
    self.layers = layers
    guard let development else { return }
    for place in layers.indices where layers[place].hop >= development {
      leaveOut(UnfitEntries(amongOwnTextsOf: layers[place].source), at: place)
    }
    // What the development language falls back to answers for it as well, where it fits.
    leaveOutWhatDoesNotFit(self.layers.filter { $0.hop == development }) { $0 > development }
    leaveOutWhatDoesNotFit(self.layers.filter { $0.hop >= development }) { $0 < development }
    var seen: Set<Diagnostic> = []
    unfit = unfit.filter { seen.insert($0).inserted }
  }

  private mutating func leaveOutWhatDoesNotFit(
    _ sources: [AnswerLayer],
    in isIn: (_ hop: Int) -> Bool
  ) {
    let places = layers.indices.filter { isIn(layers[$0].hop) }
    guard !places.isEmpty else { return }
    let table = StringTable(folding: sources.map(\.source))
    for place in places {
      leaveOut(UnfitEntries(in: layers[place].source, against: table), at: place)
    }
  }

  private mutating func leaveOut(_ found: UnfitEntries, at place: Int) {
    layers[place].source.rejected.formUnion(found.numbers)
    unfit += found.diagnostics
  }
}
