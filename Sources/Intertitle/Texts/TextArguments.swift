package import IntertitleLanguages

/// What stands in the holes of a text, in order.
///
/// Most arguments are values, which every language writes from the same words or number. They are kept
/// as a chain hands them on, so that a text of nothing else hands its own on.
package struct TextArguments: Hashable, Sendable {
  /// An argument that is resolved or written for each language.
  enum Living: Hashable, Sendable {
    case text(LocalizedText)
    case formatted(FormattedValue)
  }

  /// The values, with an empty one in the place of each living argument.
  private var values: [TextArgument] = []
  /// The living arguments, with nil in the place of each value; empty as long as there is none.
  private var living: [Living?] = []
  /// How many texts stand inside each other among them.
  private(set) var depth = 0

  /// Arguments of which none lives.
  package init(_ values: [TextArgument] = []) { self.values = values }

  package var isEmpty: Bool { values.isEmpty }

  var count: Int { values.count }

  mutating func reserveCapacity(_ count: Int) { values.reserveCapacity(count) }

  mutating func append(_ value: TextArgument) {
    if !living.isEmpty { living.append(nil) }
    values.append(value)
  }

  mutating func append(_ argument: Living) {
    if living.isEmpty { living = Array(repeating: nil, count: values.count) }
    living.append(argument)
    values.append(.text(""))
    if case .text(let text) = argument { depth = max(depth, text.depth + 1) }
  }

  mutating func append(contentsOf others: TextArguments) {
    if !living.isEmpty || !others.living.isEmpty {
      if living.isEmpty { living = Array(repeating: nil, count: values.count) }
      let more = others.living
      living += more.isEmpty ? Array(repeating: nil, count: others.values.count) : more
    }
    values += others.values
    depth = max(depth, others.depth)
  }

  /// Adds the argument at a place of others.
  mutating func append(_ index: Int, of others: TextArguments) {
    if let argument = others.living(at: index) {
      append(argument)
    } else {
      append(others.values[index])
    }
  }

  /// The argument at a place that is written for each language; nil where it is a value.
  func living(at index: Int) -> Living? { living.isEmpty ? nil : living[index] }

  /// The places of arguments that are written for each language.
  var livingPlaces: Set<Int> {
    living.isEmpty ? [] : Set(living.indices.filter { living[$0] != nil })
  }

  /// The arguments with other texts in the place of the texts among them.
  func mapTexts(_ change: (LocalizedText) -> LocalizedText) -> TextArguments {
    var changed = TextArguments()
    for index in values.indices {
      if case .text(let text)? = living(at: index) {
        changed.append(Living.text(change(text)))
      } else {
        changed.append(index, of: self)
      }
    }
    return changed
  }

  /// The arguments as values; those that live are written.
  func written(_ write: (Living) -> String) -> [TextArgument] { written(over: values, write) }

  /// The arguments as values that were written before, some of them written anew.
  ///
  /// - Parameters:
  ///   - values: The arguments as values.
  ///   - write: Writes an argument that lives; nil leaves it as it is.
  /// - Returns: The values.
  func written(over values: [TextArgument], _ write: (Living) -> String?) -> [TextArgument] {
    if living.isEmpty { return values }
    var values = values
    for (index, argument) in living.enumerated() {
      if let argument, let text = write(argument) { values[index] = .text(text) }
    }
    return values
  }
}
