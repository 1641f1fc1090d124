internal import IntertitleTables

// Catalogs say beside a format which argument a variable reads; other files say it in the format.
extension FormatRules {
  /// The rules with all that is said of arguments in the format.
  ///
  /// Positions are written only where the order of the variables does not say the same.
  var namingArgumentsInFormat: FormatRules {
    var rules = self
    for index in rules.variables.indices {
      rules.variables[index].argument = nil
      rules.variables[index].forms = rules.variables[index].forms.map { form in
        guard case .rules(let inner) = form.value else { return form }
        return Form(form.name, .rules(inner.namingArgumentsInFormat))
      }
    }
    let body = Format(self).body
    guard body.parts.map(\.position) != Format(rules).body.parts.map(\.position) else {
      return rules
    }
    rules.format = body.replacingHoles { body.spelling($0, numbered: Int($0.position)) }
    return rules
  }

  /// The argument that each variable of the format reads, from 1.
  var argumentPlaces: [String: Int] {
    let format = Format(self)
    var places: [String: Int] = [:]
    for part in format.body.parts where part.variable >= 0 {
      guard let name = format.variables?.all[Int(part.variable)].name else { continue }
      places[name] = places[name] ?? Int(part.position) + 1
    }
    return places
  }
}

extension FormatBody {
  /// The text with other words for some of its holes.
  ///
  /// - Parameter replacement: the words for a hole; nil leaves it as it is.
  /// - Returns: the text, byte for byte the same beside those.
  func replacingHoles(_ replacement: (FormatPart) -> String?) -> String {
    let bytes = Array(text.utf8)
    var result: [UInt8] = []
    var position = 0
    for part in parts where part.role != .literal {
      let start = Int(part.offset)
      result += bytes[position..<start]
      result += replacement(part)?.utf8.map { $0 } ?? Array(bytes[start..<start + Int(part.length)])
      position = start + Int(part.length)
    }
    return String(decoding: result + bytes[position...], as: UTF8.self)
  }

  /// How a hole is spelled with its position in it.
  ///
  /// - Parameters:
  ///   - part: the hole.
  ///   - place: the place of its argument, from 0.
  /// - Returns: the spelling, as it is where the hole has a position or reads no argument.
  func spelling(_ part: FormatPart, numbered place: Int) -> String {
    let spelling = spelling(part)
    let digits = spelling.utf8.dropFirst().prefix { (0x30...0x39).contains($0) }
    let behind = spelling.utf8.dropFirst(digits.count + 1).first
    let hasPosition = !digits.isEmpty && behind == UInt8(ascii: "$")
    guard part.role != .ownNumber, !hasPosition else { return spelling }
    return "%\(place + 1)$" + spelling.dropFirst()
  }
}
