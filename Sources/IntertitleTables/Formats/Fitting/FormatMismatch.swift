internal import IntertitleLanguages

/// Why a translation does not fit the arguments that the development language's format takes.
public struct FormatMismatch: Hashable, Sendable {
  /// What is wrong.
  public enum Reason: Hashable, Sendable {
    /// A placeholder asks for an argument in a kind that it is not.
    case wrongKind
    /// The placeholders are those of the development language in another order, without positions.
    case reordered
    /// A placeholder asks for an argument that does not exist.
    case noArgument
    /// A percent sign that is no placeholder stands where one is missing.
    case lonePercent
    /// A placeholder is damaged: its sign only looks like a percent sign, its position has lost its
    /// `$`, its precision stands behind it.
    case damaged
    /// A variable `%#@name@` has no rule.
    case unknownVariable
  }

  /// What is wrong.
  public let reason: Reason
  /// What is wrong and what to do, in a sentence for the translator.
  public let description: String
  /// Whether a whole number is asked for where one with a fraction is given, which can be rounded.
  package private(set) var isRounding = false
}

extension FormatMismatch: CustomStringConvertible {}

extension Format {
  /// Whether the format can be shown with the arguments of another one.
  ///
  /// - Parameter development: The development language's format.
  /// - Returns: Whether nothing mismatches.
  public func fits(_ development: Format) -> Bool { mismatches(with: development).isEmpty }

  /// What does not fit the arguments of another format; empty where everything does.
  ///
  /// Using fewer arguments fits (`One message`), words from numbers fit (`%@` for `%d`), a decimal
  /// from a whole number fits (`%.1f` for `%d`); the reverse does not.
  ///
  /// - Parameter development: The development language's format.
  /// - Returns: A sentence for each mismatch, in the order of positions.
  public func mismatches(with development: Format) -> [FormatMismatch] {
    let (own, other) = (signature, development.signature)
    var found: [FormatMismatch] = []
    for (place, kind) in own.kinds.enumerated() {
      guard let kind else { continue }
      if place >= other.count || other.kinds[place] == nil {
        found.append(.noArgument(place + 1, other.count))
      } else if let given = other.kinds[place], !kind.takes(given) {
        found.append(.wrongKind(place + 1, kind, given, development))
      }
    }
    if found.contains(where: { $0.reason == .wrongKind }), isReordered(own, other) {
      found.removeAll { $0.reason == .wrongKind }
      found.append(.reordered(self, development))
    }
    return found + unknownVariables + damages(own, other, development)
  }

  /// Whether the same kinds stand in another order, with nothing that says so.
  private func isReordered(_ own: FormatSignature, _ other: FormatSignature) -> Bool {
    guard own.isUnnumbered, own.count == other.count else { return false }
    let order: (Kind?) -> Int = { $0.map { Int($0.rawValue) } ?? -1 }
    return own.kinds.map(order).sorted() == other.kinds.map(order).sorted()
  }

  private var unknownVariables: [FormatMismatch] {
    body.parts.filter { $0.role == .variable && $0.variable < 0 }
      .map { .unknownVariable(body.spelling($0)) }
  }

  /// A placeholder that is damaged; where fewer arguments are used than the source text uses, a lone
  /// percent sign was meant as one.
  private func damages(
    _ own: FormatSignature,
    _ other: FormatSignature,
    _ development: Format
  ) -> [FormatMismatch] {
    let remnants = Remnants(self)
    let known = Remnants(development).certain.count
    if let spelling = remnants.certain.dropFirst(known).first
      ?? HoleTraits.damage(in: self, beside: development)
    {
      return [.damaged(spelling, development)]
    }
    guard own.kinds.compactMap({ $0 }).count < other.kinds.compactMap({ $0 }).count else {
      return []
    }
    return remnants.possible.prefix(1).map { .lonePercent($0) }
  }
}

extension Format.Kind {
  /// Whether an argument of another kind can be shown.
  fileprivate func takes(_ given: Format.Kind) -> Bool {
    switch self {
    case .text: true
    case .decimal: given == .decimal || given == .integer
    case .integer: given == .integer
    case .character: given == .character || given == .text
    }
  }

  /// What people call it, with a placeholder for it.
  package var name: String {
    switch self {
    case .text: "words (%@)"
    case .integer: "a whole number (%d)"
    case .decimal: "a decimal number (%f)"
    case .character: "a character (%c)"
    }
  }
}

extension FormatMismatch {
  fileprivate static func noArgument(_ position: Int, _ count: Int) -> FormatMismatch {
    let has = count == 0 ? "no arguments" : count.counted("argument")
    return FormatMismatch(
      reason: .noArgument,
      description: "asks for argument \(position), but the source text has \(has)"
    )
  }

  fileprivate static func wrongKind(
    _ position: Int,
    _ kind: Format.Kind,
    _ given: Format.Kind,
    _ development: Format
  ) -> FormatMismatch {
    FormatMismatch(
      reason: .wrongKind,
      description: "argument \(position) is \(given.name) in \(development.text.inQuotes), "
        + "but this text asks for \(kind.name)",
      isRounding: kind == .integer && given == .decimal
    )
  }

  fileprivate static func reordered(_ format: Format, _ development: Format) -> FormatMismatch {
    FormatMismatch(
      reason: .reordered,
      description: "the placeholders stand in another order than in "
        + "\(development.text.inQuotes); number them, as in %2$@ … %1$@"
    )
  }

  fileprivate static func unknownVariable(_ spelling: String) -> FormatMismatch {
    FormatMismatch(
      reason: .unknownVariable,
      description: "\(spelling.inBackticks) has no rule; add its forms or write the number itself"
    )
  }

  fileprivate static func damaged(_ spelling: String, _ development: Format) -> FormatMismatch {
    FormatMismatch(
      reason: .damaged,
      description: "\(spelling.inBackticks) is a damaged placeholder; write it as in"
        + " \(development.text.inQuotes)"
    )
  }

  fileprivate static func lonePercent(_ spelling: String) -> FormatMismatch {
    FormatMismatch(
      reason: .lonePercent,
      description:
        "\(spelling.inBackticks) is no placeholder, and one of the source text's is missing; "
        + "write it as there, or `%%` for a percent sign"
    )
  }
}
