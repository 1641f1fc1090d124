public import IntertitleChain

/// Makes a property of a model one whose texts go through the chain.
///
/// ```swift
/// final class PriceModel {
///   @Intercepted(.price) var text: String?
/// }
/// let price = PriceModel()
/// price.text = "Free"  // the key
/// price.text           // "Gratuit"
/// price.$text.key      // "Free"
/// ```
/// It works in a final class, an open class, a class of the main actor and an actor. It does not
/// work in a struct: copies of the struct would share one text.
@propertyWrapper
public struct Intercepted {
  /// The text behind the property: its key, its content, its explanation, its bindings.
  public let projectedValue: InterceptedText

  /// Creates a property without a text.
  ///
  /// - Parameters:
  ///   - slot: The kind of place the text is shown in.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  ///   - localizer: The localizer to ask; the current one unless said otherwise.
  public init(_ slot: TextSlot, table: String? = nil, localizer: Localizer = .current) {
    projectedValue = InterceptedText(slot: slot, table: table, localizer: localizer)
  }

  /// Creates a property with a text, which goes through the chain like any other.
  public init(wrappedValue: String?, _ slot: TextSlot, table: String? = nil) {
    projectedValue = InterceptedText(slot: slot, table: table)
    if let wrappedValue { projectedValue.text = wrappedValue }
  }

  /// The shown text; setting it assigns a key.
  public var wrappedValue: String? {
    get { projectedValue.text }
    nonmutating set { projectedValue.text = newValue }
  }
}
