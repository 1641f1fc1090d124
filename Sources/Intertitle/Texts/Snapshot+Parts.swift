internal import IntertitleChain
internal import IntertitleTables

extension Snapshot {
  /// Takes off what tables know to stand round keys, to be put back as the language in use writes it.
  func parts(of text: String) -> [TextPart] {
    let composite = CompositeText(text)
    return composite.candidates.map { [language] candidate in
      TextPart(key: candidate.key) { composite.restored($0, as: candidate, in: language) }
    }
  }
}
