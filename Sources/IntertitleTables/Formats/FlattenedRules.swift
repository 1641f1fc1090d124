// What of rules is left where a file can hold but one text.
extension FormatRules {
  /// The format with each variable's most general form in its place.
  ///
  /// Placeholders get positions where their order does not say any more which argument they read.
  package var flattened: String {
    let format = Format(self)
    guard let variables = format.variables else { return self.format }
    var flattening = Flattening(variables, isNumbered: false)
    let plain = flattening.text(of: format.body)
    flattening = Flattening(variables, isNumbered: true)
    let numbered = flattening.text(of: format.body)
    let places = FormatBody(plain, nil).argumentPlaces
    return places == FormatBody(numbered, nil).argumentPlaces ? plain : numbered
  }
}

/// Puts forms in the place of variables, whose forms may hold variables again.
private struct Flattening {
  private let variables: FormatVariables
  /// Whether all placeholders get positions.
  private let isNumbered: Bool
  /// How many variables were followed: forms may hold each other, and each other many times.
  private var expansions = 0

  init(_ variables: FormatVariables, isNumbered: Bool) {
    self.variables = variables
    self.isNumbered = isNumbered
  }

  /// The text of a format.
  ///
  /// - Parameters:
  ///   - body: the format.
  ///   - base: the place of the argument that its first placeholder reads.
  ///   - depth: how many variables it lies in.
  /// - Returns: the text; a variable that is not there, or beyond the bounds of a rendering, stays.
  mutating func text(of body: FormatBody, from base: Int = 0, depth: Int = 0) -> String {
    body.replacingHoles { part in
      let place = (part.flags.contains(.numbered) ? 0 : base) + Int(part.position)
      guard part.role == .variable else {
        return isNumbered ? body.spelling(part, numbered: place) : nil
      }
      guard part.variable >= 0, depth < FormatRenderer.depthLimit,
        expansions < FormatRenderer.expansionLimit
      else { return nil }
      expansions += 1
      let variable = variables.all[Int(part.variable)]
      let form = variable.rule.mostGeneral(of: variable.forms) { $0.name }
      return form.map { text(of: $0.body, from: place, depth: depth + 1) } ?? ""
    }
  }
}

extension FormatBody {
  /// The places of the arguments that are read, in order.
  fileprivate var argumentPlaces: [UInt16] {
    parts.filter { $0.role != .literal }.map(\.position)
  }
}
