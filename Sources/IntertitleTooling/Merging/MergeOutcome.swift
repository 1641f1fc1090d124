package import IntertitleLanguages
internal import IntertitleTables

/// What became of one entry of a vendor's, in one of the app's languages, in numbers.
package struct MergeOutcome: Hashable, Sendable {
  /// An entry by the number of its file among those that are merged, and its own in the file.
  package struct Place: Hashable, Sendable {
    /// The file.
    package var file: Int
    /// The entry in it.
    package var number: Int
  }

  /// Kinds of outcomes, each a list of the report.
  package enum Kind: Hashable, Sendable, CaseIterable {
    /// Only the vendor has it.
    case added
    /// Two sides say the same.
    case equal
    /// It is not merged.
    case skipped
    /// The vendor lacks it in the language.
    case missing
    /// Two sides say different things.
    case conflict
  }

  /// The vendor's entry.
  package var entry: Place
  /// What the merged table holds for its key; nil where it holds nothing.
  package var kept: Place?
  /// The app's language.
  package var language: Language
  /// Why.
  package var reason: MergeReason
}

/// Why something became of an entry.
package enum MergeReason: Hashable, Sendable {
  /// Nobody else has it.
  case onlyOne
  /// Another file, by its number, says the same.
  case agrees(file: Int)
  /// The app says something else, and stands.
  case appWins
  /// The app says something else, and gives way.
  case vendorWins
  /// A vendor that comes before says something else.
  case earlierVendor
  /// An entry of a nearer language stands.
  case nearer(Language)
  /// The vendor says something else in another file of its own.
  case otherFile
  /// The plural entry of the same table stands.
  case pluralEntry
  /// Its file has the key a second time.
  case repeated
  /// It asks for other arguments than it is given.
  case unfit
  /// Its table is the system's.
  case system(SystemTables.Rule)
  /// No language of the app's falls back to its language.
  case noSuchLanguage(Language)
  /// The folder that it lies in is named for no language.
  case noLanguage
  /// The vendor has it in another language only.
  case lacking

  /// The list that it goes into.
  package var kind: MergeOutcome.Kind {
    switch self {
    case .onlyOne: .added
    case .agrees: .equal
    case .appWins, .vendorWins, .earlierVendor: .conflict
    case .lacking: .missing
    case .nearer, .otherFile, .pluralEntry, .repeated, .unfit, .system, .noSuchLanguage,
      .noLanguage:
      .skipped
    }
  }

  /// Whether the entry takes no part in the app's tables, whatever it says.
  package var isOutside: Bool {
    switch self {
    case .system, .noSuchLanguage, .noLanguage: true
    default: false
    }
  }
}

extension MergeOutcome {
  /// The reason as the end of a sentence.
  ///
  /// - Parameter sources: The files that are merged.
  /// - Returns: Some words.
  func words(_ sources: [MergeSource]) -> String {
    func name(_ file: Int?) -> String { file.flatMap { sources[$0].vendor } ?? "the app" }
    switch reason {
    case .onlyOne: return "only \(name(entry.file)) has it"
    case .agrees(let file): return "\(name(file)) says the same"
    case .appWins: return "the app wins"
    case .vendorWins: return "vendor wins over the app"
    case .earlierVendor:
      let path = kept.map { sources[$0.file].file.path } ?? ""
      return "\(name(kept?.file)) wins: it comes first (\(path))"
    case .nearer(let language): return "\(language) has it"
    case .otherFile: return "another file of \(name(kept?.file)) comes first"
    case .pluralEntry: return "the plural entry of the same table is used"
    case .repeated: return "its file has the key twice, and the other entry is used"
    case .unfit: return "its placeholders do not fit the development language's"
    case .system(let rule): return "\(rule)"
    case .noSuchLanguage(let language): return "the app has no \(language)"
    case .noLanguage: return "its folder is named for no language"
    case .lacking: return "\(name(entry.file)) has no \(language) for it"
    }
  }
}
