/// What a finished text was found to be made of.
public enum TextRecovery: Hashable, Sendable {
  /// Nothing is known of it: it is a key itself, or no key can have made it.
  case none
  /// A key made it; those that are alike have the same text, and the same answer in the language in use.
  case found(RecoveredKey, alike: [String])
  /// Several keys have the text, and different answers in the language in use.
  case repeated([String])
  /// Several keys can have made it in ways that contradict each other, or one in several ways.
  case ambiguous([String])
}

extension TextRecovery {
  /// The keys of which one may have made the text, where there is no telling which.
  var candidates: [String] {
    switch self {
    case .none, .found: []
    case .repeated(let keys), .ambiguous(let keys): keys
    }
  }
}
