/// A run of a format's bytes: literal text, or a hole and how it is filled.
package struct FormatPart: Hashable, Sendable, BitwiseCopyable {
  /// What stands there.
  package enum Role: UInt8, Hashable, Sendable, BitwiseCopyable {
    case literal
    /// `%@`, `%s`, `%S`
    case text
    /// `%d`, `%i`, `%D`
    case signed
    /// `%u`, `%U`
    case unsigned
    /// `%x`
    case hexadecimal
    /// `%X`
    case upperHexadecimal
    /// `%o`, `%O`
    case octal
    /// `%f`, `%F`
    case fixed
    /// `%e`
    case exponent
    /// `%E`
    case upperExponent
    /// `%g`
    case general
    /// `%G`
    case upperGeneral
    /// `%c`, `%C`
    case character
    /// `%#@name@`
    case variable
    /// `%arg`, the number that a variable of a catalog looks at
    case ownNumber
  }

  package struct Flags: OptionSet, Hashable, Sendable, BitwiseCopyable {
    package let rawValue: UInt16

    package init(rawValue: UInt16) { self.rawValue = rawValue }

    static let left = Flags(rawValue: 1)
    static let plus = Flags(rawValue: 2)
    static let zeros = Flags(rawValue: 4)
    static let alternate = Flags(rawValue: 8)
    static let grouping = Flags(rawValue: 16)
    /// The argument is named by its position.
    package static let numbered = Flags(rawValue: 32)
    /// The width is the number of an argument.
    static let argumentWidth = Flags(rawValue: 64)
    /// The precision is the number of an argument.
    static let argumentPrecision = Flags(rawValue: 128)
    /// `l`, `ll`, `q`, `z`, `t`, `j`: 64 bits.
    static let long = Flags(rawValue: 256)
    /// That width is named by its position.
    static let numberedWidth = Flags(rawValue: 512)
    /// That precision is named by its position.
    static let numberedPrecision = Flags(rawValue: 1024)
  }

  /// The greatest width, precision and position; what asks for more is text.
  static let limit = 1000

  /// Where the bytes begin in the format's text.
  package var offset: UInt32 = 0
  /// How many there are.
  package var length: UInt32 = 0
  package var role: Role = .literal
  package var flags: Flags = []
  /// The place of the argument, from 0; of a literal, nothing.
  package var position: UInt16 = 0
  /// The width, or the place of the argument that says it.
  var width: UInt16 = 0
  /// The precision, or the place of the argument that says it; -1 for none.
  var precision: Int16 = -1
  /// Of a variable, its place among the rules' variables; -1 where there is none of its name.
  package var variable: Int16 = -1

  /// Whether the hole is written without width, precision or flags.
  var isBare: Bool { width == 0 && precision < 0 && flags.isSubset(of: [.numbered, .long]) }

  /// What kind of argument the hole takes; nil for literals and for `%arg`.
  var kind: Format.Kind? {
    switch role {
    case .literal, .ownNumber: nil
    case .text: .text
    case .signed, .unsigned, .hexadecimal, .upperHexadecimal, .octal, .variable: .integer
    case .fixed, .exponent, .upperExponent, .general, .upperGeneral: .decimal
    case .character: .character
    }
  }
}
