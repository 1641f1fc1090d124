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

  /// Takes layers that are not compared with anything.
  init(_ layers: [AnswerLayer]) { self.layers = layers }

  /// Compares layers with those of the development language.
  ///
  /// - Parameters:
  ///   - layers: The layers that answer the question, in their order.
  ///   - start: Where those of the development language begin.
  ///   - development: What is known of these.
  init(_ layers: [AnswerLayer], _ start: Int, _ development: DevelopmentAnswers) {
    self.layers = layers
    unfit = development.unfit
    for (place, rejected) in zip(start..., development.rejected) {
      self.layers[place].source.rejected = rejected
    }
    for place in 0..<start where layers[place].mayAsk {
      let found = UnfitEntries(in: layers[place].source, against: development.table)
      unfit += self.layers[place].leaveOut(found)
    }
    var seen: Set<Diagnostic> = []
    unfit = unfit.filter { seen.insert($0).inserted }
  }
}
