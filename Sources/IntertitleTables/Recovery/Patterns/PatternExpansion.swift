internal import IntertitleLanguages

/// Makes the patterns of a format.
struct PatternExpansion {
  /// Why a format's texts are not recovered.
  enum Refusal: String {
    /// There is no hole.
    case literal
    /// Two holes stand side by side, so that nothing tells where the first one ends.
    case adjacentHoles
    /// A width is an argument, a number is shown with an exponent, or there are more than 64 holes.
    case unsupported
    /// There are more combinations of forms than are looked at.
    case tooManyForms
    /// There is no letter beside the holes: nothing says that a text came from here.
    case noEvidence
    /// Nothing tells an argument: neither a hole nor the form.
    case untoldArgument
    /// No word or end is known (`%@s%@`), and there are many such formats already.
    case tooLoose
  }

  static let limit = 64

  let format: Format
  let context: FormatContext
  private(set) var refusal: Refusal?
  private var expansions = 0

  init(_ format: Format, _ context: FormatContext) {
    self.format = format
    self.context = context
  }

  /// The patterns that texts of this format can have, those that are only rivals among them.
  mutating func patterns() -> [Pattern] {
    guard !format.isLiteral else { return refuse(.literal) }
    let patterns = expand(format.body, from: 0, own: nil, depth: 0)
    if patterns.isEmpty {
      refusal = refusal ?? .unsupported
      return [outline]
    }
    return patterns.filter { !$0.isEmpty }.map { judged($0) }
  }

  /// The format with a hole for anything in place of each of its variables.
  private var outline: Pattern {
    var outline = [Pattern()]
    for part in format.body.parts {
      switch part.role {
      case .literal: append(Array(format.body.spelling(part).utf8), to: &outline)
      case .variable, .ownNumber: append(FormatPart(role: .variable), at: 0, to: &outline)
      default: append(part, at: 0, to: &outline)
      }
    }
    outline[0].isRival = true
    return outline[0].outlined(beyond: PatternMatcher.holeLimit)
  }

  /// The pattern with the arguments that its forms tell, and with what keeps it from being found.
  private mutating func judged(_ pattern: Pattern) -> Pattern {
    var judged = pattern.outlined(beyond: PatternMatcher.holeLimit)
    let told = tell(pattern)
    judged.told = told ?? [:]
    guard let problem = Self.problem(of: judged) ?? (told == nil ? .untoldArgument : nil)
    else { return judged }
    refusal = problem
    judged.isRival = true
    return judged
  }

  private mutating func refuse(_ reason: Refusal) -> [Pattern] {
    refusal = reason
    return []
  }

  /// Why a pattern cannot be told from other texts, or nil.
  private static func problem(of pattern: Pattern) -> Refusal? {
    if pattern.holes.isEmpty { return nil }
    if pattern.isRival || !pattern.holes.allSatisfy(\.part.isRead) { return .unsupported }
    for place in pattern.holes.indices.dropFirst()
    where pattern.literals[place].isEmpty
      && !(pattern.holes[place].isNumber && pattern.holes[place - 1].isNumber)
    {
      return .adjacentHoles
    }
    if pattern.holes.allSatisfy(\.isNumber) {
      return pattern.literals.allSatisfy(\.isEmpty) ? .noEvidence : nil
    }
    return pattern.literals.contains(where: hasLetter) ? nil : .noEvidence
  }

  /// Whether there is a letter, in any script.
  private static func hasLetter(_ bytes: [UInt8]) -> Bool {
    String(decoding: bytes, as: UTF8.self).unicodeScalars.contains { $0.properties.isAlphabetic }
  }
}

// MARK: - Forms

extension PatternExpansion {
  private mutating func expand(
    _ body: FormatBody,
    from base: Int,
    own: (position: Int, number: FormatPart)?,
    depth: Int
  ) -> [Pattern] {
    var patterns = [Pattern()]
    for part in body.parts {
      let place = Int(part.position) + (part.flags.contains(.numbered) ? 0 : base)
      switch part.role {
      case .literal: append(Array(body.spelling(part).utf8), to: &patterns)
      case .ownNumber:
        guard let own else { return refuse(.unsupported) }
        append(own.number, at: own.position, to: &patterns)
      case .variable:
        patterns = expandVariable(part, at: place, patterns, depth)
        if patterns.isEmpty { return [] }
      default: append(part, at: place, to: &patterns)
      }
    }
    return patterns
  }

  private mutating func expandVariable(
    _ part: FormatPart,
    at place: Int,
    _ before: [Pattern],
    _ depth: Int
  ) -> [Pattern] {
    guard let variables = format.variables, part.variable >= 0,
      depth < FormatRenderer.depthLimit
    else { return refuse(.unsupported) }
    // Forms that hold each other would be looked at without end.
    expansions += 1
    guard expansions <= FormatRenderer.expansionLimit, before.count <= Self.limit else {
      return refuse(.tooManyForms)
    }
    let index = Int(part.variable)
    var result: [Pattern] = []
    for form in forms(of: variables.all[index]) where result.count <= Self.limit {
      let body = variables.all[index].forms[form].body
      let own = (place, variables.all[index].number)
      for inner in expand(body, from: place, own: own, depth: depth + 1) {
        for outer in before where result.count <= Self.limit {
          result.append(
            outer.joined(inner, Pattern.Choice(variable: index, form: form, position: place))
          )
        }
      }
    }
    return result.count > Self.limit ? refuse(.tooManyForms) : result
  }

  /// The forms that can be shown on this device.
  private func forms(of variable: FormatVariables.Variable) -> [Int] {
    switch variable.rule {
    case .plural: return Array(variable.forms.indices)
    case .device:
      let name = FormChoice.device(variable, context.devices)?.name
      return variable.forms.indices.filter { variable.forms[$0].name == name }.prefix(1).map { $0 }
    case .width:
      let name = FormChoice.width(variable, context.width)?.name
      return variable.forms.indices.filter { variable.forms[$0].name == name }.prefix(1).map { $0 }
    }
  }

  private func append(_ literal: [UInt8], to patterns: inout [Pattern]) {
    for index in patterns.indices {
      patterns[index].literals[patterns[index].literals.count - 1] += literal
    }
  }

  private func append(_ part: FormatPart, at position: Int, to patterns: inout [Pattern]) {
    let hole = Pattern.Hole(part: part, position: position, isNumber: part.isNumberOnly)
    for index in patterns.indices {
      patterns[index].holes.append(hole)
      patterns[index].literals.append([])
    }
  }
}

extension Pattern {
  /// A pattern and, behind it, one of a variable's form.
  fileprivate func joined(_ inner: Pattern, _ choice: Choice) -> Pattern {
    var joined = self
    joined.literals[joined.literals.count - 1] += inner.literals[0]
    joined.literals += inner.literals.dropFirst()
    joined.holes += inner.holes
    joined.choices += [choice] + inner.choices
    return joined
  }
}
