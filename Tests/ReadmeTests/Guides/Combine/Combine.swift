// What the page's code has from Combine, as far as it needs it: a module of its own where the page is
// type-checked.
public protocol ObservableObject: AnyObject {}

@propertyWrapper public struct Published<Value> {
  public var wrappedValue: Value
  public init(wrappedValue: Value) { self.wrappedValue = wrappedValue }
}
