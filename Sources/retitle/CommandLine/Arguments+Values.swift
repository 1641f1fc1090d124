import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

// Values of options as what they mean.
extension Arguments {
  /// Whether and when colours are shown.
  var colour: ColourChoice {
    get throws(CommandFailure) { try choice(of: "--color") ?? .auto }
  }

  /// The development language that the call tells; nil where it tells none.
  var development: Language? {
    get throws(CommandFailure) { try language(of: "--development") }
  }

  /// The main table's name.
  var mainTable: String {
    get throws(CommandFailure) { try tableName(of: "--main-table") ?? TableName.usual }
  }

  /// The encoding that the call names; nil where it names none.
  var encoding: TextEncoding? {
    get throws(CommandFailure) {
      guard let name = value(of: "--encoding") else { return nil }
      guard let encoding = TextEncoding(name: name) else {
        let names = TextEncoding.known.map(\.name)
        let meant = name.lowercased().nearest(among: names.map { $0.lowercased() })
        let hint = names.first { $0.lowercased() == meant }.map {
          "; did you mean \($0.inApostrophes)?"
        }
        throw .words(
          "\(name.inApostrophes) is no known encoding" + (hint ?? "; one is 'ISO-8859-1'")
        )
      }
      return encoding
    }
  }

  /// The language that an option names; nil where the option is not there.
  ///
  /// - Throws: ``CommandFailure/words(_:)`` where the value is no tag.
  func language(of option: String) throws(CommandFailure) -> Language? {
    guard let tag = value(of: option) else { return nil }
    return try Self.language(tag)
  }

  /// A tag that must name a language, one that CLDR knows or not.
  ///
  /// - Parameters:
  ///   - tag: The word.
  ///   - mayBeRoot: Whether `und`, which names none, will do.
  /// - Returns: The language.
  /// - Throws: ``CommandFailure/words(_:)`` where the word is no tag.
  static func language(
    _ tag: String,
    mayBeRoot: Bool = false
  ) throws(CommandFailure) -> Language {
    let language = Language(tag)
    guard language.isUsable || mayBeRoot && language.problem == .noLanguage else {
      throw .words("\(tag.inApostrophes) is no language tag; one looks like 'ja' or 'zh-Hant'")
    }
    return language
  }

  /// The tags between an option's commas, as they are spelled; blanks and empty ones are left out.
  func languages(of option: String) -> [Language] {
    (value(of: option) ?? "").split(separator: ",").map { Language($0.trimmed) }
      .filter { !$0.spelling.isEmpty }
  }

  /// One of the words that an option may have as its value; nil where the option is not there.
  func choice<Choice: RawRepresentable<String> & CaseIterable>(
    of option: String
  ) throws(CommandFailure) -> Choice? {
    try value(of: option).map { word throws(CommandFailure) in try Self.choice(word, of: option) }
  }

  /// One of the words that a value may be.
  private static func choice<Choice: RawRepresentable<String> & CaseIterable>(
    _ word: String,
    of option: String
  ) throws(CommandFailure) -> Choice {
    guard let choice = Choice(rawValue: word) else {
      let words = Choice.allCases.map(\.rawValue)
      let meant = word.nearest(among: words).map { "; did you mean \($0.inApostrophes)?" } ?? ""
      throw .words(
        "\(word.inApostrophes) is not one of \(words.joined(separator: ", ")) (\(option))\(meant)"
      )
    }
    return choice
  }

  /// What is said of all vendors, and, with a name and `=` before it, of one; the last word counts.
  ///
  /// - Throws: ``CommandFailure/words(_:)`` where a word is no policy.
  var policies: MergePolicies {
    get throws(CommandFailure) {
      var policies = MergePolicies()
      for word in values(of: "--policy") {
        if let equals = word.lastIndex(of: "=") {
          let policy = String(word[equals...].dropFirst())
          policies.exceptions[String(word[..<equals])] = try Self.choice(policy, of: "--policy")
        } else {
          policies.usual = try Self.choice(word, of: "--policy")
        }
      }
      return policies
    }
  }

  /// The name of a table, without an extension; nil where the option is not there.
  ///
  /// - Throws: ``CommandFailure/words(_:)`` where it is no plain name: a name never leads to another
  ///   folder.
  func tableName(of option: String) throws(CommandFailure) -> String? {
    guard let name = value(of: option) else { return nil }
    guard !name.isEmpty, !name.contains("/"), !name.contains("\0"), name != ".", name != ".." else {
      throw .words(
        "\(name.inApostrophes) is no table's name; one looks like 'Localizable' (\(option))"
      )
    }
    return name
  }
}

extension Substring {
  fileprivate var trimmed: String {
    String(drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
