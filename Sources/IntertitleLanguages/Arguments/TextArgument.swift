/// A value that goes into a text: words or a number, with its type.
///
/// ```swift
/// let arguments: [TextArgument] = [.text("Ann"), .integer(3), .number(4.5, fractionDigits: 1)]
/// ```
///
/// Numbers are shown with the digits and separators of the language in use, unless they are
/// ``Notation-swift.enum/plain``: an identifier must not gain separators.
public struct TextArgument: Hashable, Sendable {
  /// How a number is written.
  public enum Notation: UInt8, Hashable, Sendable {
    /// With the digits, signs and separators of the language in use.
    case localized
    /// With the digits and signs of the language in use, but without separators between groups.
    case ungrouped
    /// With digits of ASCII and a point, in every language.
    case plain
  }

  package enum Value: Hashable, Sendable {
    case text(String)
    case integer(Int64)
    case unsigned(UInt64)
    case real(Double)
    case decimal(DecimalNumber)
  }

  package let value: Value
  /// How it is written, if it is a number.
  public let notation: Notation
  private let precision: UInt16

  package init(_ value: Value, _ notation: Notation = .localized, fractionDigits: Int? = nil) {
    self.value = value
    self.notation = notation
    precision = fractionDigits.map { UInt16(min(max($0, 0), 1000)) } ?? .max
  }

  /// Words, shown as they are.
  public static func text(_ text: String) -> TextArgument { TextArgument(.text(text)) }

  /// A whole number of any width.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - notation: How it is written.
  /// - Returns: The argument.
  @_specialize(where Number == Int)
  public static func integer<Number: BinaryInteger>(
    _ value: Number,
    _ notation: Notation = .localized
  ) -> TextArgument {
    if let value = Int64(exactly: value) { return TextArgument(.integer(value), notation) }
    if let value = UInt64(exactly: value) { return TextArgument(.unsigned(value), notation) }
    let number = DecimalNumber(String(value))
    return TextArgument(number.map(Value.decimal) ?? .text(String(value)), notation)
  }

  /// A number that may have a fraction.
  ///
  /// - Parameters:
  ///   - value: The number.
  ///   - fractionDigits: How many digits are shown behind the point where the format does not say;
  ///     if nil, six for `%f` as in `printf`, and as many as it needs for `%@`.
  ///   - notation: How it is written.
  /// - Returns: The argument.
  public static func number(
    _ value: some BinaryFloatingPoint,
    fractionDigits: Int? = nil,
    _ notation: Notation = .localized
  ) -> TextArgument {
    TextArgument(.real(Double(value)), notation, fractionDigits: fractionDigits)
  }

  /// A decimal number with every digit that is to be shown: `1.50`.
  ///
  /// Its digits are kept, whatever their number; a format's own precision (`%.1f`) rounds them.
  ///
  /// - Parameters:
  ///   - text: ASCII digits with at most one point and a sign before them.
  ///   - notation: How it is written.
  /// - Returns: Nil for what is no such number.
  public static func decimal(_ text: String, _ notation: Notation = .localized) -> TextArgument? {
    DecimalNumber(text).map { TextArgument(.decimal($0), notation) }
  }

  /// How many fraction digits are shown where the format does not say.
  package var fractionDigits: Int? { precision == .max ? nil : Int(precision) }

  /// What plural rules look at; nil for words that are no number.
  ///
  /// - Parameter precision: How many fraction digits the format shows, if it says.
  /// - Returns: The operands, or nil.
  package func pluralOperands(precision: Int? = nil) -> PluralOperands? {
    switch value {
    case .text(let text): PluralOperands(decimal: text)
    case .integer(let value): PluralOperands(value)
    case .unsigned(let value): PluralOperands(value)
    case .decimal(let number):
      precision.map { number.rounded(to: $0) }?.pluralOperands ?? number.pluralOperands
    case .real(let value):
      (precision ?? fractionDigits).map { PluralOperands(value, fractionDigits: $0) }
        ?? PluralOperands(value)
    }
  }
}
