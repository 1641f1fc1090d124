import Intertitle
import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// What `explain` is asked.
struct ExplainQuestion {
  /// The text that code assigns.
  var text: String
  /// The folder of the app's tables.
  var tables: String
  /// The folders of third parties.
  var vendors: [String] = []
  /// Whose text stands where two differ.
  var policies = MergePolicies()
  /// The language in use; nil for the development language.
  var language: Language?
  /// The development language that the call tells.
  var development: Language?
  /// The table that the assignment names; nil for the main one.
  var table: String?
  /// The main table.
  var mainTable = TableName.usual
  /// What goes into the holes of the text.
  var values: [TextArgument] = []
  /// What tells the key from the same words elsewhere.
  var context: String?
  /// The kind of place.
  var slot = TextSlot.other

  /// Reads a question from the words of a call.
  init(_ arguments: Arguments) throws(CommandFailure) {
    text = arguments.operands[0]
    tables = arguments.value(of: "--tables") ?? ""
    vendors = arguments.values(of: "--vendor")
    policies = try arguments.policies
    language = try arguments.language(of: "--language")
    development = try arguments.development
    table = try arguments.tableName(of: "--table")
    mainTable = try arguments.mainTable
    values = arguments.value(of: "--arguments").map(Self.values) ?? []
    context = arguments.value(of: "--context")
    slot = arguments.value(of: "--slot").map { TextSlot($0) } ?? .other
  }

  /// Loads the tables and asks.
  ///
  /// - Throws: ``CommandFailure/unreadable(_:)`` where a folder, or a file of the app's that the
  ///   language needs, cannot be read; ``CommandFailure/words(_:)`` where a policy is for no vendor.
  func answer() throws(CommandFailure) -> ExplainAnswer {
    let folder = try InputFolder.tables(at: tables)
    let found = try InputFolder.vendors(in: vendors, app: tables).flatMap(\.libraries)
    try policies.check(among: found.map(\.name))
    let languages = AppLanguages(of: folder, development: development)
    let (localizer, diagnostics) = localizer(languages)
    do {
      try localizer.use(language ?? languages.development)
    } catch {
      throw .unreadable(error.asDiagnostic(at: tables))
    }
    localizer.readOtherLanguages()
    let explained = localizer.explain(content, slot: slot, table: table)
    return ExplainAnswer(self, explained, languages, diagnostics: diagnostics.withLock { $0 })
  }

  private var content: LocalizedText {
    LocalizedText(text, arguments: TextArguments(values), context: context)
  }

  /// What stands between commas, `\,` being a comma; what reads as a number is one.
  private static func values(in list: String) -> [TextArgument] {
    var words = [""]
    var isEscaped = false
    for character in list {
      switch character {
      case "\\" where !isEscaped: isEscaped = true
      case "," where !isEscaped: words.append("")
      default:
        if isEscaped, character != ",", character != "\\" { words[words.count - 1] += "\\" }
        words[words.count - 1].append(character)
        isEscaped = false
      }
    }
    if isEscaped { words[words.count - 1] += "\\" }
    return words.map(value)
  }

  private static func value(_ word: String) -> TextArgument {
    let number = word.split(separator: " ").joined(separator: " ")
    return Int64(number).map { .integer($0) } ?? .decimal(number) ?? .text(word)
  }

  private func localizer(_ languages: AppLanguages) -> (Localizer, Locked<[Diagnostic]>) {
    let found = Locked<[Diagnostic]>([])
    // Each link stands in front of the one whose work it prepares.
    let localizer = Localizer(
      chain: [.splittingComposites, .recovering, .lookup],
      options: TableOptions(
        development: languages.development,
        mainTable: mainTable,
        vendorPolicy: policies.usual,
        vendorPolicies: policies.exceptions
      ),
      system: .fixed([languages.development])
    )
    localizer.onDiagnostic = { diagnostic in
      found.withLock { found in
        if found.count < 10_000, !diagnostic.isInTheAnswer { found.append(diagnostic) }
      }
    }
    localizer.load(folder: tables, vendors: vendors)
    return (localizer, found)
  }
}

extension Localizer {
  /// Reads the languages that are not in use: an app that was switched to one of them before may
  /// assign what it was answered with then.
  ///
  /// What is wrong with their files is not what was asked.
  fileprivate func readOtherLanguages() {
    let handler = onDiagnostic
    onDiagnostic = nil
    defer { onDiagnostic = handler }
    for other in available { _ = speaking(other.language).text(forKey: "") }
  }
}

extension Diagnostic {
  /// Whether the answer says this itself.
  fileprivate var isInTheAnswer: Bool {
    ["missing-key", "missing-translation", "ambiguous-text"].contains(rule)
  }
}

extension LanguageRefusal {
  fileprivate func asDiagnostic(at path: String) -> Diagnostic {
    guard case .unreadableTable(let diagnostic) = self else {
      return Diagnostic(.error, rule: "unreadable", "\(self)", path: path)
    }
    return diagnostic
  }
}
