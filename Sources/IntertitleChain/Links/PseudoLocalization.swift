/// Makes texts longer and accented, and brackets them, so that a screen shows before any
/// translation exists what does not fit, what is cut, and what never passed through the chain.
///
/// Placeholders (`%1$@`, `%%`), markup (`<b>`), braces (`{name}`) and escapes stay as they are.
/// A text that is pseudo-localized already does not change.
/// ```swift
/// PseudoLocalization()("Hi %@")  // "⟦Ĥĩ %@ ··⟧"
/// ```
public struct PseudoLocalization: Hashable, Sendable {
  /// By how many hundredths a text grows at least.
  public var expansion: Int
  /// Whether letters get accents.
  public var accents: Bool
  /// Whether texts get brackets, which show where they are cut.
  public var brackets: Bool

  /// Creates a way to pseudo-localize.
  ///
  /// - Parameters:
  ///   - expansion: By how many hundredths a text grows at least; 0 and less add nothing.
  ///   - accents: Whether letters get accents.
  ///   - brackets: Whether texts get brackets. Without them a text cannot be told from its
  ///     pseudo-localized form, and doing it twice makes it longer twice.
  public init(expansion: Int = 40, accents: Bool = true, brackets: Bool = true) {
    self.expansion = expansion
    self.accents = accents
    self.brackets = brackets
  }

  /// Pseudo-localizes a text; an empty or blank one stays as it is.
  ///
  /// - Parameter text: The text, in any language.
  /// - Returns: The text made longer, accented and bracketed, as the properties say.
  /// - Complexity: O(*n*), *n* the length of the text.
  public func callAsFunction(_ text: String) -> String {
    if text.isBlank || (text.hasPrefix("⟦") && text.hasSuffix("⟧")) { return text }
    let body = accents ? accented(text) : text
    let padded = body + padding(for: text)
    return brackets ? "⟦\(padded)⟧" : padded
  }

  private func padding(for text: String) -> String {
    let count = (text.count * max(0, expansion) + 99) / 100
    return count == 0 ? "" : " " + String(repeating: "·", count: count)
  }

  private func accented(_ text: String) -> String {
    var result = ""
    var rest = text[...]
    while let character = rest.first {
      let token = PlaceholderScanner.token(at: rest)
      result += token ?? Self.accents[character] ?? rest.prefix(1)
      rest = rest.dropFirst(token?.count ?? 1)
    }
    return result
  }

  private static let accents: [Character: Substring] = {
    let plain = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"
    let accented = "ÅɃÇĐÉƑĜĤĨĴĶĹṂÑÖÞǪŔŠŤÛṼŴẌÝŽåƀçđéƒĝĥĩĵķĺɱñöþǫŕšťûṽŵẍýž"
    return Dictionary(uniqueKeysWithValues: zip(plain, accented.map { Substring(String($0)) }))
  }()
}

/// Finds what must not be changed inside a text.
private enum PlaceholderScanner {
  /// The placeholder, tag, brace or escape that the text begins with, if it does with one.
  static func token(at text: Substring) -> Substring? {
    switch text.first {
    case "%": specifier(at: text)
    case "<": enclosed(text, by: ">")
    case "{": enclosed(text, by: "}")
    case "\\": text.count > 1 ? text.prefix(2) : nil
    default: nil
    }
  }

  private static func enclosed(_ text: Substring, by end: Character) -> Substring? {
    // A tag is short; a lone `<` in a long text must not make this quadratic.
    guard let close = text.prefix(256).firstIndex(of: end) else { return nil }
    return text[...close]
  }

  private static func specifier(at text: Substring) -> Substring? {
    if text.hasPrefix("%%") { return text.prefix(2) }
    var rest = text.dropFirst()
    if rest.hasPrefix("#@"), let close = rest.dropFirst(2).prefix(256).firstIndex(of: "@") {
      return text[...close]
    }
    rest = rest.prefix(32).drop { "0123456789$.*'-+#".contains($0) }
    rest = rest.drop { "hlqLztj".contains($0) }
    guard let last = rest.indices.first, "@diuoxXfFeEgGaAcCsSp".contains(rest[last]) else {
      return nil
    }
    return text[...last]
  }
}

/// Shows every answer pseudo-localized.
///
/// It stands in front of the look-up, so that it gets what the tables answered; texts that are
/// shown as they are stay so.
public struct PseudoLocalizing: TextInterceptor {
  private let pseudo: PseudoLocalization

  /// Creates the link.
  ///
  /// - Parameter pseudo: How texts are pseudo-localized.
  public init(_ pseudo: PseudoLocalization = PseudoLocalization()) {
    self.pseudo = pseudo
  }

  /// Runs the rest of the chain and pseudo-localizes what it answers.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    var resolution = next(assignment)
    let origin = resolution.origin
    if origin.kind != .verbatim, !origin.isShownKey { resolution.text = pseudo(resolution.text) }
    return resolution
  }
}

extension PseudoLocalizing: CustomStringConvertible {
  /// What people call the link.
  public var description: String { "pseudo-localization" }
}

extension TextInterceptor where Self == PseudoLocalizing {
  /// Shows every answer longer, accented and in brackets.
  public static var pseudoLocalizing: PseudoLocalizing { PseudoLocalizing() }
}
