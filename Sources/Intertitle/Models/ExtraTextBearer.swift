/// A model with a text and with texts for assistive technologies, spelled as in UIKit.
///
/// A model names the text that stands for it; all else stands here. The others have its table and its
/// localizer:
/// ```swift
/// final class BadgeModel: ExtraTextBearer {
///   @Intercepted var text: String?
///
///   init(text: String? = nil, table: String? = nil) {
///     _text = Intercepted(wrappedValue: text, .badge, table: table)
///   }
///
///   var mainText: InterceptedText { $text }
/// }
/// let badge = BadgeModel(text: "new", table: "Inbox")
/// badge.accessibilityLabel = "New messages"  // looked up in Inbox too
/// ```
public protocol ExtraTextBearer: TextBearer, CustomStringConvertible {
  /// The text that stands for the model: the same object each time, because it keeps the texts for
  /// assistive technologies.
  var mainText: InterceptedText { get }

  /// The texts that are on screen, in the order in which a person reads them; the main text unless
  /// said.
  var ownTexts: [InterceptedText] { get }
}

extension ExtraTextBearer {
  /// The main text.
  public var ownTexts: [InterceptedText] { [mainText] }

  /// The texts for assistive technologies, and the image name; made when first asked for.
  public var extras: ExtraTexts { mainText.extraTexts() }

  /// The texts that are on screen, then those for assistive technologies, where there are any.
  public var texts: [InterceptedText] { ownTexts + (mainText.madeExtras?.texts ?? []) }

  /// What the main text shows, from which key, in which language: `LabelModel “Portefeuille” ← “Wallet”
  /// (fr)`.
  public var description: String { "\(type(of: self)) \(mainText)" }
}

extension ExtraTextBearer {
  /// What an assistive technology calls the element.
  public var accessibilityLabel: String? {
    get { extras.accessibilityLabel }
    set { extras.accessibilityLabel = newValue }
  }

  /// What an assistive technology says the element does.
  public var accessibilityHint: String? {
    get { extras.accessibilityHint }
    set { extras.accessibilityHint = newValue }
  }

  /// What an assistive technology says the element holds.
  public var accessibilityValue: String? {
    get { extras.accessibilityValue }
    set { extras.accessibilityValue = newValue }
  }
}
