public import IntertitleLanguages

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
/// It works in a final class, an open class, a class of the main actor and an actor. In a struct
/// that can be copied it does not compile, because the copies would share one text.
@propertyWrapper
public struct Intercepted: ~Copyable {
  // One count for the life of the property, in place of one for each read, which would be half of
  // what a read costs. `deinit` gives it back, and nothing can copy this value before.
  private let text: Unmanaged<InterceptedText>

  /// Creates a property without a text.
  ///
  /// - Parameters:
  ///   - slot: The kind of place the text is shown in.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  ///   - localizer: The localizer to ask; the current one unless said otherwise.
  public init(_ slot: TextSlot, table: String? = nil, localizer: Localizer = .current) {
    self.init(InterceptedText(slot: slot, table: table, localizer: localizer))
  }

  /// Creates a property with a text, which goes through the chain like any other.
  ///
  /// - Parameters:
  ///   - wrappedValue: The key; nil for no text.
  ///   - slot: The kind of place the text is shown in.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public init(wrappedValue: String?, _ slot: TextSlot, table: String? = nil) {
    self.init(slot, table: table)
    if let wrappedValue { self.wrappedValue = wrappedValue }
  }

  init(_ text: InterceptedText) {
    self.text = .passRetained(text)
  }

  deinit {
    text.release()
  }

  /// The text behind the property: its key, its content, its explanation, its bindings.
  public var projectedValue: InterceptedText { text.takeUnretainedValue() }

  /// The shown text; setting it assigns a key.
  public var wrappedValue: String? {
    get { text._withUnsafeGuaranteedRef { $0.text } }
    nonmutating set { text._withUnsafeGuaranteedRef { $0.text = newValue } }
  }
}
