/// A text as numbers and the words beside them; signs and blanks are left out.
struct FigureTokens {
  enum Token: Hashable {
    /// Digits of whatever script, or a placeholder that one will be put into.
    case number
    /// Letters in a row, as they are written.
    case word(String)
  }

  private(set) var tokens: [Token] = []
  private(set) var hasNumber = false
  private(set) var hasWord = false
  /// What was read of a word so far: its letters, and signs of a currency among them.
  private var run = String.UnicodeScalarView()
  private var hasSign = false

  init(_ text: String) {
    var rest = text.unicodeScalars[...]
    while let scalar = rest.popFirst() {
      switch FigureScalar(scalar) {
      case .digit: addNumber()
      case .letter: run.append(scalar)
      case .mark: if !run.isEmpty { run.append(scalar) }
      case .sign:
        run.append(scalar)
        hasSign = true
      case .percent:
        endRun()
        if let behind = rest.behindSpecifier {
          addNumber()
          rest = behind
        }
      case .other: endRun()
      }
    }
    endRun()
  }

  private mutating func addNumber() {
    endRun()
    hasNumber = true
    if tokens.last != .number { tokens.append(.number) }
  }

  /// Ends a word; letters that stand with a sign are a currency, as in `US$`.
  private mutating func endRun() {
    guard !run.isEmpty else { return }
    let letters = run.filter { FigureScalar($0) != .sign }
    let isCurrency =
      hasSign && letters.count <= 3 && letters.allSatisfy(\.properties.isUppercase)
    if !isCurrency {
      hasWord = true
      tokens.append(.word(String(run)))
    }
    (run, hasSign) = (String.UnicodeScalarView(), false)
  }
}

/// What a scalar is in a figure.
private enum FigureScalar {
  case digit, letter, mark, sign, percent, other

  init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x30...0x39: self = .digit
    case 0x41...0x5A, 0x61...0x7A: self = .letter
    case 0x25: self = .percent
    case 0x24: self = .sign
    // The letters of `1º` and `1ª` belong to the number.
    case ..<0x80, 0xAA, 0xBA: self = .other
    default: self.init(wide: scalar)
    }
  }

  private init(wide scalar: Unicode.Scalar) {
    switch scalar.properties.generalCategory {
    case .decimalNumber, .letterNumber, .otherNumber: self = .digit
    case .nonspacingMark, .spacingMark, .enclosingMark: self = .mark
    case .currencySymbol: self = .sign
    case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter:
      self = .letter
    default: self = .other
    }
  }
}

extension Substring.UnicodeScalarView {
  /// What follows a placeholder whose `%` was just taken; nil where there is none.
  fileprivate var behindSpecifier: Self? {
    let conversion = drop { "0123456789$.*'+-#".unicodeScalars.contains($0) }
      .drop { "hlqLztj".unicodeScalars.contains($0) }
    guard let first = conversion.first,
      "@diuoxXfFeEgGaAcCsSp".unicodeScalars.contains(first)
    else { return nil }
    return conversion.dropFirst()
  }
}
