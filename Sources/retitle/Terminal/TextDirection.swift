extension StringProtocol {
  /// Whether the first letter with a direction is written from right to left.
  ///
  /// A terminal that knows bidirectional text reorders inside a cell, one that does not shows the
  /// letters in logical order; in both cases the text belongs at the right side of its cell.
  var isRightToLeft: Bool {
    unicodeScalars.lazy.compactMap(\.strongDirection).first == .rightToLeft
  }
}

private enum StrongDirection {
  case leftToRight, rightToLeft
}

extension Unicode.Scalar {
  private var isInRightToLeftBlock: Bool {
    switch value {
    case 0x590...0x8FF, 0xFB1D...0xFDFF, 0xFE70...0xFEFE, 0x10800...0x10FFF, 0x1E800...0x1EFFF:
      true
    default: false
    }
  }

  fileprivate var strongDirection: StrongDirection? {
    switch value {
    case 0x200E: .leftToRight
    case 0x200F: .rightToLeft
    default:
      if !properties.isAlphabetic {
        nil
      } else if isInRightToLeftBlock {
        .rightToLeft
      } else {
        .leftToRight
      }
    }
  }
}
