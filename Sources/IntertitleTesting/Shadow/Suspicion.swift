/// Why a text that equals a key may not be meant as one: a person called May, a place called Home.
///
/// Nothing acts on it. Whoever reads the report decides: the text is verbatim, or all is well.
public enum Suspicion: Hashable, Sendable, CaseIterable {
  /// Only a third party's entry has the key: the app's own tables never meant the text.
  case thirdParty
  /// Of the two texts that were first assigned before it in the slot and the two after it, at least
  /// three are in no table of the app's, while half of all texts or more are: it stands in a list of
  /// people's words.
  ///
  /// Texts without a letter are passed over.
  case amongStrangers
  /// The same words were left verbatim in the slot: somebody says there that they are a person's.
  case alsoVerbatim
}

extension Suspicion: CustomStringConvertible {
  /// The reason in a few words.
  public var description: String {
    switch self {
    case .thirdParty: "only a third party's entry has it"
    case .amongStrangers: "it stands among texts that are no keys of the app"
    case .alsoVerbatim: "the same words are verbatim elsewhere in this slot"
    }
  }
}
