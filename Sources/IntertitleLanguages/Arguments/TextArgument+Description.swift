extension TextArgument: CustomStringConvertible {
  /// What people call it in a report: words between quotes, a number in digits of ASCII.
  public var description: String {
    switch value {
    case .text(let text): "“\(text)”"
    case .integer(let number): "\(number)"
    case .unsigned(let number): "\(number)"
    case .real(let number): "\(number)"
    case .decimal(let number): number.text
    }
  }
}
