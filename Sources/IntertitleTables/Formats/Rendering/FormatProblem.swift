public import IntertitleLanguages

/// Something that a rendering could not fill and left as it is written.
public enum FormatProblem: Hashable, Sendable {
  /// There is no argument at a position, from 1.
  case missingArgument(position: Int, spelling: String)
  /// The argument at a position, from 1, is of another kind than the placeholder asks for.
  case wrongKind(position: Int, spelling: String)
  /// No rule has the name of a variable.
  case unknownVariable(String)
  /// A variable has neither the form that the number needs nor the form `other`.
  case missingForm(variable: String, PluralCategory)
  /// Variables stand in each other's forms without end.
  case nestedTooDeep(String)
}

extension FormatProblem: CustomStringConvertible {
  /// What is wrong, in a sentence.
  public var description: String {
    switch self {
    case .missingArgument(let position, let spelling):
      "\(spelling.inBackticks) asks for argument \(position), and there is none"
    case .wrongKind(let position, let spelling):
      "\(spelling.inBackticks) does not fit argument \(position), which is of another kind"
    case .unknownVariable(let name):
      "\("%#@\(name)@".inBackticks) has no rule; add the variable \(name.inBackticks) or write the number itself"
    case .missingForm(let variable, let category):
      "the variable \(variable.inBackticks) has no form `\(category.rawValue)` and no form `other`"
    case .nestedTooDeep(let name):
      "the variable \(name.inBackticks) stands in its own form"
    }
  }
}
