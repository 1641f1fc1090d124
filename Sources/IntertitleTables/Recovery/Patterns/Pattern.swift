internal import IntertitleLanguages

/// What a format looks like when it is filled: literal bytes with holes between them.
///
/// A format with rules has a pattern for each combination of its forms.
///
/// Some patterns are rivals only: nothing tells their texts from others, or what was put in. They are
/// never what a text was made of, and always what it may have been made of.
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

    /// What stands in place of anything.
    static let anything = Hole(part: FormatPart(role: .variable), position: 0, isNumber: false)
  }

  /// One more than there are holes; some may be empty.
  var literals: [[UInt8]] = [[]]
  var holes: [Hole] = []
  var choices: [Choice] = []
  /// Arguments that no hole shows, but the forms tell: `One message`.
  var told: [Int: TextArgument] = [:]
  /// Whether it is never found itself.
  var isRival = false

  /// Whether it can be the pattern of a text at all.
  var isEmpty: Bool { holes.isEmpty && literals[0].isEmpty }

  /// The pattern with one hole for anything in place of all beyond a number of holes.
  func outlined(beyond limit: Int) -> Pattern {
    guard holes.count > limit else { return self }
    var outline = Pattern()
    outline.literals = literals.prefix(limit) + literals.suffix(1)
    outline.holes = holes.prefix(limit - 1) + [.anything]
    outline.isRival = true
    return outline
  }
}
