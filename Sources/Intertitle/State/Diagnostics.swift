internal import IntertitleChain
internal import IntertitleLanguages

// What a localizer has to say, each sentence in one place.
extension Diagnostic {
  static func unusablePreference(_ value: String, key: String) -> Diagnostic {
    Diagnostic(
      .warning,
      rule: "unusable-preference",
      "what is stored under \(key.inQuotes) is no language: \(value.inQuotes); it is ignored, and"
        + " stays until a language is chosen"
    )
  }

  static func unreadablePreference(_ error: any Error) -> Diagnostic {
    Diagnostic(
      .error,
      rule: "unreadable-preference",
      "the stored preference cannot be read, so the initial one is used: \(error)"
    )
  }

  static func languageNotAvailable(_ asked: Language, standIn: Language) -> Diagnostic {
    Diagnostic(
      .warning,
      rule: "language-not-available",
      "no table has a language for \(asked.spelling.inQuotes); \(standIn.tag), the development"
        + " language, is used, and the choice is kept",
      language: asked
    )
  }

  static func refused(_ refusal: LanguageRefusal) -> Diagnostic {
    Diagnostic(.error, rule: "language-refused", refusal.description)
  }

  static func notTold(of language: Language) -> Diagnostic {
    Diagnostic(
      .error,
      rule: "observers-not-told",
      "observers answered each of the last hundred changes of the language by loading tables that"
        + " change it again, so none is told that it is \(language) now; load them outside of"
        + " observers",
      language: language
    )
  }

  static func missing(
    _ key: String,
    table: String,
    language: Language,
    _ asker: KeyAsker,
    near: (key: String, text: String)?
  ) -> Diagnostic {
    let table = asker.table ?? table
    return Diagnostic(
      .warning,
      rule: "missing-key",
      "no language that \(language) falls back to has the key \(key.inQuotes) in the table"
        + " \(table.inQuotes)\(asker.remedy(near, table))",
      key: key,
      table: table,
      language: language
    )
  }

  static func unfilled(
    _ key: String,
    table: String,
    language: Language,
    problem: String
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      rule: "unfilled-placeholder",
      "the text of \(language) for \(key.inQuotes) in the table \(table.inQuotes) could not be"
        + " filled: \(problem)",
      key: key,
      table: table,
      language: language
    )
  }

  static func missingTable(_ table: String, language: Language) -> Diagnostic {
    Diagnostic(
      .warning,
      rule: "missing-table",
      "no language that \(language) falls back to has a table \(table.inQuotes); load it, or name"
        + " another one",
      table: table,
      language: language
    )
  }

  static func bundleAsksItself(at path: String) -> Diagnostic {
    Diagnostic(
      .warning,
      rule: "bundle-asks-itself",
      "the bundle answers through its own stand-in, or through bundles that ask it again; what no"
        + " table has is answered with the value that came with the key, else with the key; let the"
        + " bundle answer from its own files",
      path: path
    )
  }

  static func policyForNobody(_ name: String, vendors: [String]) -> Diagnostic {
    Diagnostic(
      .warning,
      rule: "unknown-vendor",
      "a policy is for \(name.inQuotes), and no vendor that is loaded is called that; there is"
        + " \(vendors.sorted().map(\.inQuotes).atMost(10).listed)"
    )
  }

  static func noVendors(in folder: String) -> Diagnostic {
    Diagnostic(
      .warning,
      rule: "no-tables",
      "there is no third party's string file in or below this folder",
      path: folder
    )
  }

  static func fallenBack(
    _ key: String,
    table: String,
    language: Language,
    to other: Language,
    grade: String
  ) -> Diagnostic {
    Diagnostic(
      .warning,
      rule: "missing-translation",
      "\(language) lacks the key \(key.inQuotes) in the table \(table.inQuotes); the text of"
        + " \(other) is shown (\(grade))",
      key: key,
      table: table,
      language: language
    )
  }

  static func nestedAssignment(to slot: TextSlot) -> Diagnostic {
    Diagnostic(
      .warning,
      rule: "nested-assignment",
      "a link assigned a text to the slot \(slot) while that text was being resolved, which is shown"
        + " as it was assigned; let the link return the text in place of assigning it",
      slot: slot
    )
  }

  static var endlessBinding: Diagnostic {
    Diagnostic(
      .error,
      rule: "endless-binding",
      "closures that are bound to texts assign each other's texts without end; after four thousand"
        + " calls they were called no more; let them assign only what is not there yet"
    )
  }

  static var callsTooDeep: Diagnostic {
    Diagnostic(
      .error,
      rule: "observers-not-told",
      "observers were not told of a change, because \(CallsTooDeep()); let what they call return"
        + " before it changes more"
    )
  }
}

extension KeyAsker {
  /// The table as it was asked for, where another one was looked into.
  fileprivate var table: String? {
    guard case .vendor(_, let table) = self else { return nil }
    return table
  }

  /// What there is to do where nobody has a key.
  fileprivate func remedy(_ near: (key: String, text: String)?, _ table: String) -> String {
    if case .vendor(let vendor, _) = self {
      return " of \(vendor.inQuotes), whose bundle answers itself; add it there, or to the table"
        + " \("\(vendor).\(table)".inQuotes) of the app"
    }
    guard let near else {
      return "; add it there" + (self == .assignment ? ", or assign the text as verbatim" : "")
    }
    let place = near.key == near.text ? "" : " under the key \(near.key.inQuotes)"
    let verb = self == .assignment ? "assign" : "ask for"
    return ", which has \(near.text.inQuotes)\(place); \(verb) that key, or add this one"
  }
}
