internal import IntertitleLanguages

/// Writes a format's parts and arguments into a sink.
package struct FormatRenderer {
  private let variables: FormatVariables?
  private let arguments: [TextArgument]
  private let context: FormatContext
  var sink: TextBuffer
  private(set) var problems: [FormatProblem] = []
  private var depth = 0
  private var expansions = 0

  /// How many variables one rendering writes at most: forms that hold each other must end.
  package static let expansionLimit = 256
  /// How deep variables stand in each other's forms at most.
  package static let depthLimit = 8
  private static let problemLimit = 16

  init(
    _ variables: FormatVariables?,
    _ arguments: [TextArgument],
    _ context: FormatContext,
    _ sink: TextBuffer
  ) {
    self.variables = variables
    self.arguments = arguments
    self.context = context
    self.sink = sink
  }

  /// The number that a variable looks at, for `%arg` in its forms.
  struct Own {
    let position: Int
    let number: FormatPart
  }

  /// Writes all parts.
  ///
  /// - Parameters:
  ///   - body: The text and its parts.
  ///   - base: Where arguments without a position begin.
  ///   - own: In a variable's form, its number.
  mutating func render(_ body: FormatBody, from base: Int, own: Own?) {
    KeyBytes.with(body.text) { bytes in
      guard let start = bytes.baseAddress else { return }
      for part in body.parts {
        // Parts were cut from these bytes.
        if part.role == .literal {
          sink.append(start + Int(part.offset), Int(part.length))
        } else if !fill(part, base, own, body) {
          sink.append(start + Int(part.offset), Int(part.length))
        }
      }
    }
  }

  /// Writes a hole's argument, or nothing and answers false.
  @inline(__always)
  private mutating func fill(_ part: FormatPart, _ base: Int, _ own: Own?, _ body: FormatBody)
    -> Bool
  {
    let place = Int(part.position) &+ (part.flags.contains(.numbered) ? 0 : base)
    if part.role == .variable || part.role == .ownNumber {
      return fillVariable(part, place, own, body)
    }
    guard place < arguments.count else {
      return fail { .missingArgument(position: place + 1, spelling: body.spelling(part)) }
    }
    let isIsolated = context.isolates(arguments[place])
    if isIsolated { sink.append("\u{2068}") }
    let isFilled = write(part, arguments[place], base)
    if isIsolated { closeIsolate(isFilled) }
    if isFilled { return true }
    return fail { .wrongKind(position: place + 1, spelling: body.spelling(part)) }
  }

  private mutating func closeIsolate(_ isFilled: Bool) {
    if isFilled { sink.append("\u{2069}") } else { sink.keep(-3) }
  }

  @inline(__always)
  private mutating func write(_ part: FormatPart, _ argument: TextArgument, _ base: Int) -> Bool {
    if part.isBare {
      return ArgumentWriter(part, argument, context.numbers).write(to: &sink)
    }
    guard let sized = sizing(part, base) else { return false }
    return ArgumentWriter(sized, argument, context.numbers).writePadded(to: &sink)
  }

  /// The part with the width and precision that arguments say.
  private func sizing(_ part: FormatPart, _ base: Int) -> FormatPart? {
    var part = part
    if part.flags.contains(.argumentWidth) {
      let place = Int(part.width) + (part.flags.contains(.numberedWidth) ? 0 : base)
      guard let width = number(at: place) else { return nil }
      part.width = UInt16(min(width.magnitude, UInt64(FormatPart.limit)))
      if width < 0 { part.flags.insert(.left) }
    }
    if part.flags.contains(.argumentPrecision) {
      let place = Int(part.precision) + (part.flags.contains(.numberedPrecision) ? 0 : base)
      guard let precision = number(at: place) else { return nil }
      part.precision = precision < 0 ? -1 : Int16(min(precision, Int64(FormatPart.limit)))
    }
    return part
  }

  private func number(at place: Int) -> Int64? {
    guard arguments.indices ~= place, case .integer(let value) = arguments[place].value
    else { return nil }
    return value
  }

  private mutating func fail(_ problem: () -> FormatProblem) -> Bool {
    if problems.count < Self.problemLimit { problems.append(problem()) }
    return false
  }
}

// MARK: - Variables

extension FormatRenderer {
  @inline(never)
  private mutating func fillVariable(
    _ part: FormatPart,
    _ place: Int,
    _ own: Own?,
    _ body: FormatBody
  ) -> Bool {
    if part.role == .ownNumber { return fillOwnNumber(part, own, body) }
    guard let variables, part.variable >= 0 else {
      return fail { .unknownVariable(Self.name(body.spelling(part))) }
    }
    let variable = variables.all[Int(part.variable)]
    guard depth < Self.depthLimit, expansions < Self.expansionLimit else {
      return fail { .nestedTooDeep(variable.name) }
    }
    guard variable.rule != .plural || place < arguments.count else {
      return fail { .missingArgument(position: place + 1, spelling: body.spelling(part)) }
    }
    guard let form = form(of: variable, place) else { return failForm(variable, place) }
    depth += 1
    expansions += 1
    render(form.body, from: place, own: Own(position: place, number: variable.number))
    depth -= 1
    return true
  }

  private mutating func fillOwnNumber(_ part: FormatPart, _ own: Own?, _ body: FormatBody) -> Bool {
    guard let own, own.position < arguments.count else {
      return fail { .unknownVariable(body.spelling(part)) }
    }
    let argument = arguments[own.position]
    if write(own.number, argument, own.position) { return true }
    return fail { .wrongKind(position: own.position + 1, spelling: body.spelling(part)) }
  }

  private func form(
    of variable: FormatVariables.Variable,
    _ place: Int
  ) -> FormatVariables.Form? {
    switch variable.rule {
    case .plural: FormChoice.plural(variable, arguments[place], context.language)
    case .device: FormChoice.device(variable, context.devices)
    case .width: FormChoice.width(variable, context.width)
    }
  }

  private mutating func failForm(_ variable: FormatVariables.Variable, _ place: Int) -> Bool {
    let category =
      place < arguments.count
      ? FormChoice.category(variable, arguments[place], context.language) : .other
    return fail { .missingForm(variable: variable.name, category) }
  }

  private static func name(_ spelling: String) -> String {
    String(spelling.drop { $0 != "@" }.dropFirst().dropLast())
  }
}
