internal import IntertitleLanguages

/// Reads the arguments of a pattern whose holes are filled.
struct ArgumentReading {
  unowned(unsafe) private let storage: FormatIndex.Storage
  private let matcher: PatternMatcher

  init(_ storage: FormatIndex.Storage, _ matcher: PatternMatcher) {
    self.storage = storage
    self.matcher = matcher
  }

  /// The arguments by position; nil where a hole's bytes are none that it could be filled with, or
  /// where the arguments choose other forms than the text has.
  func arguments(_ number: Int, _ pattern: StoredPattern) -> [TextArgument]? {
    var arguments: [TextArgument] = []
    arguments.reserveCapacity(pattern.holeCount)
    for place in 0..<pattern.holeCount {
      guard read(pattern.holes[place], matcher.spans[place], &arguments) else { return nil }
    }
    if pattern.record.pointee.hasDetail, !tell(number, pattern, &arguments) { return nil }
    return arguments
  }

  @inline(__always)
  private func read(
    _ hole: PatternTable.Hole,
    _ span: PatternMatcher.Span,
    _ arguments: inout [TextArgument]
  ) -> Bool {
    let text = UnsafeBufferPointer(start: matcher.bytes + span.start, count: span.end - span.start)
    let position = Int(hole.position)
    guard hole.part.isRead else { return hole.part.mayHold(text, storage.reader) }
    if hole.isRepeated { return storage.reader.fills(arguments[position], text, hole.part) }
    let argument: TextArgument
    if hole.isCounted, let number = storage.reader.readCounted(text, for: hole.part) {
      argument = number
    } else if hole.part.role == .text {
      argument = .text(String(decoding: text, as: UTF8.self))
      if !hole.part.isBare, !storage.reader.fills(argument, text, hole.part) { return false }
    } else {
      guard let number = storage.reader.read(text, for: hole.part) else { return false }
      argument = number
    }
    put(argument, at: position, in: &arguments)
    return true
  }

  /// Puts an argument where it belongs; most stand in order.
  @inline(__always)
  private func put(_ argument: TextArgument, at position: Int, in arguments: inout [TextArgument]) {
    if position == arguments.count { return arguments.append(argument) }
    while arguments.count <= position { arguments.append(.text("")) }
    arguments[position] = argument
  }

  /// Adds the arguments that the forms tell, and makes sure that all choose these forms.
  private func tell(
    _ number: Int,
    _ pattern: StoredPattern,
    _ arguments: inout [TextArgument]
  ) -> Bool {
    guard let detail = storage.details[number] else { return true }
    for (position, argument) in detail.told {
      put(argument, at: position, in: &arguments)
    }
    let variables = storage.entries[Int(pattern.record.pointee.format)].format.variables
    return detail.choices.allSatisfy { choice in
      // Forms of devices and widths look at no argument, and there may be none.
      let argument = choice.position < arguments.count ? arguments[choice.position] : .text("")
      return FormChoice.chooses(choice, argument, variables, storage.language)
    }
  }
}

extension FormatPart {
  /// Whether a hole that is not read may be filled with some bytes: anything in the place of a
  /// variable, else a number with blanks round it and an exponent.
  fileprivate func mayHold(_ text: UnsafeBufferPointer<UInt8>, _ reader: NumberReader) -> Bool {
    switch role {
    case .signed, .unsigned, .fixed, .exponent, .upperExponent, .general, .upperGeneral:
      reader.mayBeNumber(text)
    default: true
    }
  }
}
