/// The kind of place a text is shown in: a label, a screen's title, a placeholder.
///
/// Links decide by it what to leave alone, journals group by it. A slot of your own is made once,
/// as a static constant:
/// ```swift
/// extension TextSlot {
///   static let price = TextSlot("price")
/// }
/// ```
/// A slot is two bytes wide and compared as a number: it travels with every assignment.
public struct TextSlot: Hashable, Sendable {
  package let number: UInt16

  /// Makes the slot of that name, or finds it: the same name is the same slot.
  ///
  /// A name is kept for the life of the process, so names come from code, not from data. After
  /// 65,535 names all further ones are the slot ``other``.
  ///
  /// - Parameter name: The name, compared exactly.
  /// - Complexity: One look-up in a dictionary, under a lock.
  public init(_ name: String) {
    number = Self.names.withLock { $0.number(of: name) }
  }

  private init(stock number: UInt16) {
    self.number = number
  }

  /// The name it was made with.
  ///
  /// - Complexity: One look at an array, under a lock.
  public var name: String {
    Self.names.withLock { $0.all[Int(number)] }
  }
}

extension TextSlot: CustomStringConvertible {
  /// The slot's name.
  public var description: String { name }
}

extension TextSlot {
  /// Any place that has no better name.
  public static let other = TextSlot(stock: 0)
  /// The text of a label.
  public static let label = TextSlot(stock: 1)
  /// The title of a screen.
  public static let title = TextSlot(stock: 2)
  /// The title of a navigation item.
  public static let navigationTitle = TextSlot(stock: 3)
  /// The line above the title of a navigation item.
  public static let navigationPrompt = TextSlot(stock: 4)
  /// The title of the button that leads back to a screen.
  public static let backButtonTitle = TextSlot(stock: 5)
  /// The title of a tab.
  public static let tabTitle = TextSlot(stock: 6)
  /// The title of a button in a bar.
  public static let barButtonTitle = TextSlot(stock: 7)
  /// The title of a button.
  public static let buttonTitle = TextSlot(stock: 8)
  /// What an empty field says.
  public static let placeholder = TextSlot(stock: 9)
  /// The line above a search bar.
  public static let prompt = TextSlot(stock: 10)
  /// The title of a segment.
  public static let segmentTitle = TextSlot(stock: 11)
  /// The title of an alert.
  public static let alertTitle = TextSlot(stock: 12)
  /// The message of an alert.
  public static let alertMessage = TextSlot(stock: 13)
  /// The title of an alert's action.
  public static let actionTitle = TextSlot(stock: 14)
  /// What an assistive technology calls an element.
  public static let accessibilityLabel = TextSlot(stock: 15)
  /// What an assistive technology says an element does.
  public static let accessibilityHint = TextSlot(stock: 16)
  /// What an assistive technology says an element holds.
  public static let accessibilityValue = TextSlot(stock: 17)

  private static let names = Locked(
    Names(
      all: [
        "other", "label", "title", "navigationTitle", "navigationPrompt", "backButtonTitle",
        "tabTitle", "barButtonTitle", "buttonTitle", "placeholder", "prompt", "segmentTitle",
        "alertTitle", "alertMessage", "actionTitle", "accessibilityLabel", "accessibilityHint",
        "accessibilityValue",
      ]
    )
  )

  private struct Names {
    var all: [String]
    var numbers: [String: UInt16]

    init(all: [String]) {
      self.all = all
      numbers = Dictionary(uniqueKeysWithValues: zip(all, 0...))
    }

    mutating func number(of name: String) -> UInt16 {
      if let known = numbers[name] { return known }
      guard let number = UInt16(exactly: all.count) else { return 0 }
      all.append(name)
      numbers[name] = number
      return number
    }
  }
}
