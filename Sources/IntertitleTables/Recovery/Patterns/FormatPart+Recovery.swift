extension FormatPart {
  /// Whether what the hole is filled with can be read: its width is known, and it has no exponent.
  var isRead: Bool {
    switch role {
    case .variable, .ownNumber, .exponent, .upperExponent: false
    default: flags.isDisjoint(with: [.argumentWidth, .argumentPrecision])
    }
  }

  /// How much the hole takes: words more than numbers.
  ///
  /// What stands for anything takes least, so that
  /// no hole ever lies in it for sure.
  var breadth: Int {
    switch role {
    case .variable, .ownNumber: 0
    case .signed, .unsigned: 1
    case .fixed, .general, .upperGeneral: 2
    case .text: 4
    default: 3
    }
  }

  /// Whether a number's hole is filled with bytes of numbers only: no blanks before them.
  var isNumberOnly: Bool {
    switch role {
    case .signed, .unsigned, .fixed:
      isRead && (width == 0 || flags.isSuperset(of: [.zeros]) && !flags.contains(.left))
    default: false
    }
  }
}
