public import IntertitleLanguages
internal import IntertitleTables

extension LocalizedText {
  /// Puts a key together from the literal and the holes of a ``LocalizedText``.
  ///
  /// A whole number becomes `%lld` (`%d` where it has 32 bits or fewer, `%llu` and `%u` without a
  /// sign), a number with a fraction `%lf` (`%f` for a `Float`), everything else `%@`: words, texts,
  /// dates, money. A `%` of the literal becomes `%%` where there are arguments. There is no overload
  /// for `Bool` and none for optionals: what would be shown for them is for you to say.
  public struct StringInterpolation: StringInterpolationProtocol {
    private var pattern = ""
    private(set) var arguments = TextArguments()
    /// Whether percent signs are doubled, because holes are to come.
    private let isFormat: Bool

    /// Creates room for an interpolation.
    public init(literalCapacity: Int, interpolationCount: Int) {
      isFormat = interpolationCount > 0
      guard isFormat else { return }
      // A specifier has four characters at most, unless somebody says one.
      pattern.reserveCapacity(literalCapacity + 4 * interpolationCount)
      arguments.reserveCapacity(interpolationCount)
    }

    /// Takes a piece of the literal.
    public mutating func appendLiteral(_ literal: String) {
      // There is one between two holes that stand side by side, too.
      if literal.isEmpty { return }
      pattern += isFormat ? literal.doublingPercentSigns : literal
    }

    /// The key: the literal with a specifier for each hole.
    ///
    /// A hole of somebody's own making may have put nothing in.
    var key: String {
      isFormat && arguments.isEmpty ? pattern.replacing(bytesOf: "%%", with: "%") : pattern
    }

    mutating func append(_ argument: TextArgument, _ specifier: String) {
      arguments.append(argument)
      pattern += specifier
    }

    mutating func append(_ argument: TextArguments.Living) {
      arguments.append(argument)
      pattern += "%@"
    }
  }
}

extension LocalizedText.StringInterpolation {
  /// Puts words in, as they are; the key has `%@` there.
  ///
  /// - Parameter words: The words, which nothing looks up.
  public mutating func appendInterpolation(_ words: some StringProtocol) {
    append(.text(String(words)), "%@")
  }

  /// Puts a character in; the key has `%@` there.
  ///
  /// - Parameter character: The character, which nothing looks up.
  public mutating func appendInterpolation(_ character: Character) {
    append(.text(String(character)), "%@")
  }

  /// Puts another text in, in the language in use; the key has `%@` there.
  ///
  /// Where more than 32 texts would stand inside each other, the innermost ones become one, which is
  /// shown as it was assigned with its arguments in the language in use.
  ///
  /// - Parameter text: The text, which goes through the chain by itself.
  public mutating func appendInterpolation(_ text: LocalizedText) {
    append(TextArguments.Living.text(text))
  }

  /// Puts a whole number in.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - notation: `.plain` for a number that must not gain separators: an identifier, a year.
  // Most numbers are of one type, and a generic way through it costs as much as all else of a hole.
  @_specialize(where Number == Int)
  public mutating func appendInterpolation<Number: BinaryInteger>(
    _ number: Number,
    _ notation: TextArgument.Notation = .localized
  ) {
    append(.integer(number, notation), Number.specifier)
  }

  /// Puts a number with a fraction in.
  ///
  /// - Parameters:
  ///   - number: The number.
  ///   - specifier: How it is written and stands in the key, such as `%.2f`.
  ///   - notation: `.plain` for a number that must not gain separators.
  public mutating func appendInterpolation<Number: BinaryFloatingPoint>(
    _ number: Number,
    specifier: String? = nil,
    _ notation: TextArgument.Notation = .localized
  ) {
    append(.number(number, notation), specifier ?? Number.specifier)
  }
}

extension BinaryInteger {
  /// How a whole number of the type stands in a key.
  fileprivate static var specifier: String {
    if Self.self == Int.self { return "%lld" }
    let isShort = (Self.self as? any FixedWidthInteger.Type).map { $0.bitWidth <= 32 } ?? false
    if isShort { return isSigned ? "%d" : "%u" }
    return isSigned ? "%lld" : "%llu"
  }
}

extension BinaryFloatingPoint {
  /// How a number of the type stands in a key.
  fileprivate static var specifier: String { Self.self == Float.self ? "%f" : "%lf" }
}
