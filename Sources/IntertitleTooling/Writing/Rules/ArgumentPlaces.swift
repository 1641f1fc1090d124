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
