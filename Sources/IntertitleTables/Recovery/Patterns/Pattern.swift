internal import IntertitleLanguages

/// What a format looks like when it is filled: literal bytes with holes between them.
///
/// A format with rules has a pattern for each combination of its forms.
struct Pattern {
  /// A form that was chosen, which the arguments must choose again.
  struct Choice {
    let variable: Int
    let form: Int
    let position: Int
  }

  struct Hole {
    /// How the hole is filled.
    var part: FormatPart
    /// The place of its argument, from 0.
    var position: Int
    /// Whether it holds only bytes of numbers, with a digit among them.
    var isNumber: Bool
  }

  /// One more than there are holes; some may be empty.
  var literals: [[UInt8]] = [[]]
  var holes: [Hole] = []
  var choices: [Choice] = []
  /// Arguments that no hole shows, but the forms tell: `One message`.
  var told: [Int: TextArgument] = [:]
}
