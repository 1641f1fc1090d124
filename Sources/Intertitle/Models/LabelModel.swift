public import Foundation
public import IntertitleChain

/// A label without a view: what `UILabel` is to view code, as far as texts go.
///
/// ```swift
/// let label = LabelModel()
/// label.text = "Sign in"                          // the key
/// label.text                                      // "Se connecter"
/// label.$text.content = .verbatim(message.body)   // shown as it is
/// ```
public final class LabelModel: ExtraTextBearer {
  /// The shown text; setting it assigns a key.
  @Intercepted public var text: String?
  private var styled: Styled?

  /// Creates a label.
  ///
  /// - Parameters:
  ///   - slot: The kind of place the text is shown in.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public init(slot: TextSlot = .label, table: String? = nil) {
    _text = Intercepted(slot, table: table)
  }

  /// Creates a label that shows a text.
  ///
  /// - Parameters:
  ///   - text: The key; nil for no text.
  ///   - slot: The kind of place the text is shown in.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public convenience init(text: String?, slot: TextSlot = .label, table: String? = nil) {
    self.init(slot: slot, table: table)
    if let text { self.text = text }
  }

  /// Creates a label that shows a content: a property of a row, say.
  ///
  /// - Parameters:
  ///   - content: What it shows; nil for no text.
  ///   - slot: The kind of place the text is shown in.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public convenience init(content: LocalizedText?, slot: TextSlot = .label, table: String? = nil) {
    self.init(slot: slot, table: table)
    if let content { self.content = content }
  }

  /// Creates a label that shows what is written here: `LabelModel("\(count) files")` keeps the count.
  ///
  /// A `String` that is at hand is handed over as `text:`.
  ///
  /// - Parameters:
  ///   - literal: What it shows.
  ///   - slot: The kind of place the text is shown in.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public convenience init(
    _ literal: LocalizedText,
    slot: TextSlot = .label,
    table: String? = nil
  ) {
    self.init(content: literal, slot: slot, table: table)
  }

  /// What is assigned to ``text``, with what a plain string cannot carry.
  public var content: LocalizedText? {
    get { $text.content }
    set { $text.content = newValue }
  }

  /// The shown text with attributes; the whole plain string of what is assigned is the key.
  ///
  /// As long as the shown text is the assigned one, its runs are kept. A text that took its place
  /// has the attributes of the first run. After ``text`` was set there are no attributes.
  public var attributedText: NSAttributedString? {
    get { text.map { styled(for: $0) } }
    set {
      $text.text = newValue?.string
      styled = newValue.map { Styled(text: $0, revision: $text.revision) }
    }
  }

  private func styled(for shown: String) -> NSAttributedString {
    guard let styled, styled.revision == $text.revision else {
      return NSAttributedString(string: shown)
    }
    return styled.text.string == shown ? styled.text : styled.text.replaced(by: shown)
  }

  /// The text of the label.
  public var mainText: InterceptedText { $text }
}

extension LabelModel {
  /// A text with attributes, and the assignment that brought it.
  private struct Styled {
    let text: NSAttributedString
    let revision: UInt32
  }
}

extension NSAttributedString {
  /// Another text with the attributes of this one's first run.
  fileprivate func replaced(by text: String) -> NSAttributedString {
    guard length > 0 else { return NSAttributedString(string: text) }
    return NSAttributedString(string: text, attributes: attributes(at: 0, effectiveRange: nil))
  }
}
