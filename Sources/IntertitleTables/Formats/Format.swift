/// A text with placeholders, cut into parts once.
///
/// A typed subset of `printf` as Foundation uses it: `%@ %d %i %u %x %X %o %f %e %g %c %s %%` with
/// length modifiers, positions (`%2$@`), widths, precisions, `*`, the flags `- + 0 # '`, and the
/// variables of `.stringsdict` files and catalogs (`%#@name@`, `%arg`). The blank flag is not part
/// of it: in `50% off` the percent sign is text. No format is refused: what is not in the subset is
/// text, and ``issues`` says why.
///
/// ```swift
/// let format = Format("%2$@ then %1$@")
/// format.render([.text("A"), .text("B")], in: FormatContext("en"))  // B then A
/// ```
///
/// Placeholders without a position take the arguments in order; those with a position do not count.
public struct Format: Sendable {
  package let body: FormatBody
  package let variables: FormatVariables?

  /// Cuts a text.
  ///
  /// - Parameter text: Any text.
  /// - Complexity: O(*n*).
  public init(_ text: String) {
    body = FormatBody(text, nil)
    variables = nil
  }

  /// Cuts a text and the forms that go with it.
  ///
  /// A placeholder without a position in a variable's form reads the variable's own argument, a
  /// second one the argument behind it.
  ///
  /// - Parameter rules: What a `.stringsdict` file or a catalog says.
  /// - Complexity: O(*n*).
  public init(_ rules: FormatRules) {
    let variables = FormatVariables(rules)
    body = FormatBody(rules.format, variables.find)
    self.variables = variables
  }

  /// Cuts what a file says for a key.
  public init(_ value: StringValue) {
    switch value {
    case .text(let text): self.init(text)
    case .rules(let rules): self.init(rules)
    }
  }

  /// The text as it was given.
  public var text: String { body.text }

  /// What is shown as text and looks like a placeholder, and placeholders that contradict others.
  public var issues: [FormatIssue] {
    body.issues + (variables?.bodies.flatMap(\.issues) ?? []) + signature.conflicts
  }

  /// Whether there is markup in it that only the system understands, and that is left out.
  package var hasSystemMarkup: Bool {
    body.hasSystemMarkup || variables?.hasSystemMarkup ?? false
  }

  /// Whether there is no placeholder.
  public var isLiteral: Bool { body.parts.allSatisfy { $0.role == .literal } }

  /// Whether there is a letter outside of its placeholders: without one it is in no language.
  package var hasWords: Bool {
    body.parts.contains { $0.role == .literal && body.spelling($0).contains(where: \.isLetter) }
  }

  /// What the placeholders ask for.
  public var signature: FormatSignature { FormatSignature(self) }

  /// What kind of argument a placeholder asks for.
  public enum Kind: UInt8, Hashable, Sendable, CaseIterable {
    /// Words: `%@`, `%s`. Numbers fit too, and are shown as they are in the language.
    case text
    /// A whole number: `%d`, `%lld`, `%u`, `%x`.
    case integer
    /// A number that may have a fraction: `%f`, `%e`, `%g`.
    case decimal
    /// One character: `%c`.
    case character
  }
}

extension Format: Hashable {
  public static func == (lhs: Format, rhs: Format) -> Bool {
    lhs.body.text == rhs.body.text && lhs.variables?.rules == rhs.variables?.rules
  }

  public func hash(into hasher: inout Hasher) {
    hasher.combine(body.text)
  }
}

extension Format: CustomStringConvertible {
  /// The text as it was given.
  public var description: String { text }
}

/// A text and its parts.
package final class FormatBody: Sendable {
  package let text: String
  package let parts: [FormatPart]
  let issues: [FormatIssue]
  /// Whether there is markup in it that is left out.
  let hasSystemMarkup: Bool

  package init(_ text: String, _ variable: FormatVariables.Finder?) {
    self.text = text
    (parts, issues) = KeyBytes.with(text) { bytes in
      var scanner = FormatScanner(bytes, variable: variable)
      scanner.scan()
      return (scanner.parts, scanner.issues)
    }
    hasSystemMarkup = issues.first?.reason == .systemMarkup
  }

  /// How a part is spelled.
  package func spelling(_ part: FormatPart) -> String {
    KeyBytes.with(text) { bytes in
      let start = min(Int(part.offset), bytes.count)
      let end = min(start + Int(part.length), bytes.count)
      return String(decoding: bytes[start..<end], as: UTF8.self)
    }
  }
}
