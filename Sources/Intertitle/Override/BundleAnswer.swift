internal import IntertitleChain

/// What a look-up of a bundle is answered with, and who gave it.
package struct BundleAnswer: Sendable {
  /// The text.
  package let text: String
  /// Who gave it.
  package let answeredBy: ExplainedLookup.Answerer
  /// Where in the table the text came from; nil where no table gave it.
  let origin: TextOrigin?

  init(_ text: String, by answerer: ExplainedLookup.Answerer, origin: TextOrigin? = nil) {
    self.text = text
    self.answeredBy = answerer
    self.origin = origin
  }

  /// The answer where nobody has the key.
  init(_ value: String?, else key: String) {
    if let value, !value.isEmpty {
      self.init(value, by: .value)
    } else {
      self.init(key, by: .key)
    }
  }
}
