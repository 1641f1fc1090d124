internal import IntertitleChain
internal import Intertitle

extension ExplainedText {
  /// The line of a transcript.
  func line(for text: InterceptedText, isStranger: Bool) -> String {
    let place = isStranger ? "another localizer" : place(text.localizer)
    guard let key = text.key, origin != .verbatim else {
      return "\(text.slot) \(self.text.quotedWhole) (\(isStranger ? place : "verbatim"))"
    }
    return "\(text.slot) \(key.quotedWhole) → \(self.text.quotedWhole) (\(place))"
  }

  /// Where the text came from, without what differs from machine to machine.
  private func place(_ localizer: Localizer) -> String {
    guard let provenance else {
      guard origin == .assigned else { return "\(origin)" }
      guard explanation.candidates.isEmpty else { return "in doubt" }
      return key.map(localizer.isFigure) ?? false ? "figure" : "missing"
    }
    let found = origin == .recovered ? ["found back"] : []
    let vendor = provenance.vendor.map { ["vendor \($0)"] } ?? []
    let language = "\(provenance.language)"
    return (found + vendor + ["table \(provenance.table)", language]).joined(separator: ", ")
  }
}

extension String {
  /// The whole text on one line between quotes, however long it is.
  fileprivate var quotedWhole: String {
    let escaped = unicodeScalars.map { scalar -> String in
      switch scalar {
      case "\n": "\\n"
      case "\\": "\\\\"
      default:
        switch scalar.properties.generalCategory {
        case .control, .lineSeparator, .paragraphSeparator: scalar.escaped(asASCII: true)
        default: "\(scalar)"
        }
      }
    }
    return "“\(escaped.joined())”"
  }
}
