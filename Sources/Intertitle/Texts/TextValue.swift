public import Foundation
internal import IntertitleLanguages

/// What can be handed to a key as a value: words, numbers, dates, texts, and what an app adds.
///
/// ```swift
/// extension Money: TextValue {
///   var asArgument: LocalizedText { "\(amount, currency: currencyCode)" }
/// }
/// button.content = .key("invoice.pay", invoice.total)
/// ```
/// A `Bool` is none, and no optional is: what would be shown for them is for you to say.
public protocol TextValue: Sendable {
  /// The value as a text; of one that is a hole and nothing else, what is in the hole.
  ///
  /// It is asked for when the text is made, on the thread that makes it.
  var asArgument: LocalizedText { get }
}

extension TextValue where Self: BinaryInteger {
  /// The number, as the language in use writes it.
  public var asArgument: LocalizedText { "\(self)" }
}

extension TextValue where Self: BinaryFloatingPoint {
  /// The number, as the language in use writes it.
  public var asArgument: LocalizedText { "\(self)" }
}

extension TextValue where Self: StringProtocol {
  /// The words, which nothing looks up.
  public var asArgument: LocalizedText { "\(self)" }
}

extension Int: TextValue {}
extension Int8: TextValue {}
extension Int16: TextValue {}
extension Int32: TextValue {}
extension Int64: TextValue {}
extension UInt: TextValue {}
extension UInt8: TextValue {}
extension UInt16: TextValue {}
extension UInt32: TextValue {}
extension UInt64: TextValue {}
extension Double: TextValue {}
extension Float: TextValue {}
extension CGFloat: TextValue {}
extension String: TextValue {}
extension Substring: TextValue {}

extension Character: TextValue {
  /// The character, which nothing looks up.
  public var asArgument: LocalizedText { "\(self)" }
}

extension Date: TextValue {
  /// The day, as the language in use writes it in the person's region.
  public var asArgument: LocalizedText { "\(self)" }
}

extension LocalizedText: TextValue {
  /// The text itself.
  public var asArgument: LocalizedText { self }
}

extension TextArguments {
  /// Adds a value: what is in its hole where it is one hole and nothing else, else its text.
  mutating func append(value text: LocalizedText) {
    if text.isSoleHole { append(0, of: text.arguments) } else { append(Living.text(text)) }
  }
}

extension LocalizedText {
  private static let soleHoles: Set = ["%@", "%lld", "%d", "%llu", "%u", "%lf", "%f"]

  /// Whether the text is one hole and nothing else.
  fileprivate var isSoleHole: Bool {
    arguments.count == 1 && table == nil && context == nil && Self.soleHoles.contains(pattern)
  }
}
