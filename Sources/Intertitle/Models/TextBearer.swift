internal import IntertitleLanguages

/// A model that shows texts.
///
/// Checks walk the texts of a screen by it; a model of your own lists its texts to be walked too. One
/// that has texts for assistive technologies is an ``ExtraTextBearer``, in a dozen lines.
public protocol TextBearer: AnyObject {
  /// The texts of the model, in the order in which a person reads them.
  var texts: [InterceptedText] { get }
}

extension TextBearer {
  /// Not there: a text that is finished has no arguments any more, and is assigned as `text` or
  /// `title`.
  @available(
    *,
    unavailable,
    message: """
      a String is assigned as text, title or placeholder, where it is the key; content takes a \
      literal, .key(…) or, for what a person wrote, .verbatim(…)
      """
  )
  public var content: String? {
    get { nil }
    set { _ = newValue }
  }
}

extension InterceptedText: TextBearer {
  /// The text itself.
  public var texts: [InterceptedText] { [self] }
}

extension InterceptedText: CustomStringConvertible {
  /// What is shown, from which key, in which language: `“Portefeuille” ← “Wallet” (fr)`; no key where
  /// the code or a rule of the chain leaves the text alone.
  public var description: String {
    guard let shown = text else { return "(nothing)" }
    guard let key, origin.kind != .verbatim else { return "\(shown.inQuotes) (verbatim)" }
    return "\(shown.inQuotes) ← \(key.inQuotes) (\(localizer.language))"
  }
}
