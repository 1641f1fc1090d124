/// A model with a text and with texts for assistive technologies, spelled as in UIKit.
///
/// A model names the text that stands for it, and makes room for the others; all else stands here. Its
/// table is that of its main text:
/// ```swift
/// final class BadgeModel: ExtraTextBearer {
///   @Intercepted var text: String?
///   var extrasOnDemand = ExtraTextsOnDemand()
///
///   init(text: String? = nil, table: String? = nil) {
///     _text = Intercepted(wrappedValue: text, .badge, table: table)
///   }
///
///   var mainText: InterceptedText? { $text }
/// }
/// let badge = BadgeModel(text: "new", table: "Inbox")
/// badge.accessibilityLabel = "New messages"  // looked up in Inbox too
/// ```
public protocol ExtraTextBearer: TextBearer, CustomStringConvertible {
  /// The text that stands for the model: in its description, and with its table and localizer for the
  /// texts for assistive technologies; nil where there is none.
  var mainText: InterceptedText? { get }

  /// The texts that are on screen, in the order in which a person reads them; the main text unless
  /// said.
  var ownTexts: [InterceptedText] { get }

  /// Room for the texts for assistive technologies.
  var extrasOnDemand: ExtraTextsOnDemand { get set }

  /// The texts for assistive technologies, and the image name; made when first asked for.
  ///
  /// Where there is no main text yet, they belong to the localizer that is current then.
  var extras: ExtraTexts { get }
}

extension ExtraTextBearer {
  /// The main text.
  public var ownTexts: [InterceptedText] { mainText.map { [$0] } ?? [] }

  /// The texts for assistive technologies, and the image name; made when first asked for.
  public var extras: ExtraTexts {
    extrasOnDemand.made(by: mainText?.localizer ?? .current, table: mainText?.table)
  }

  /// The texts that are on screen, then those for assistive technologies, where there are any.
  public var texts: [InterceptedText] { ownTexts + extrasOnDemand.texts }

  /// What the main text shows, from which key, in which language: `LabelModel “Portefeuille” ← “Wallet”
  /// (fr)`.
  public var description: String {
    "\(type(of: self)) \(mainText?.description ?? "(nothing)")"
  }
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
