internal import IntertitleLanguages
internal import IntertitleTables

/// Where the app and vendors, or two vendors, say different things for a key of the main table.
///
/// It is found while the table is folded, where the second entry of a key is met anyway.
struct Conflicts {
  private struct Sides: Hashable {
    let conflict: AnswerConflict
    let language: Language

    var winner: String? { conflict.winner }
    var loser: String? { conflict.loser }
  }

  private let layers: [AnswerLayer]
  private let policies: MergePolicies
  private let table: String
  private var order: [Sides] = []
  private var found: [Sides: (count: Int, keys: [String])] = [:]

  /// How many keys are named.
  private static let named = 5
  /// How many errors there are at most, and one that counts the others.
  private static let errors = 20
  /// How many notes there are at most, and one that counts the others.
  private static let notes = 20

  init(in layers: [AnswerLayer], of table: String, _ policies: MergePolicies) {
    self.layers = layers
    self.table = table
    self.policies = policies
  }

  /// Takes two entries of one key.
  mutating func add(_ earlier: StringTable.EntryPlace, _ later: StringTable.EntryPlace) {
    guard let conflict = AnswerConflict(in: layers, earlier, later) else { return }
    let sides = Sides(conflict: conflict, language: layers[earlier.source].source.language)
    if found[sides] == nil { order.append(sides) }
    found[sides, default: (0, [])].count += 1
    guard found[sides, default: (0, [])].keys.count < limit(sides) else { return }
    found[sides, default: (0, [])].keys.append(layers[later.source].key(at: later.number))
  }

  /// What there is to say: a note for two sides, or, where a policy says so, an error for each key;
  /// of either so many that other things still find room in a log.
  var diagnostics: [Diagnostic] {
    errors(order.filter(isFailure)) + notes(order.filter { !isFailure($0) })
  }

  private func isFailure(_ sides: Sides) -> Bool {
    sides.conflict.isFailure(policies)
  }

  private func limit(_ sides: Sides) -> Int { isFailure(sides) ? Self.errors : Self.named }

  private func notes(_ all: [Sides]) -> [Diagnostic] {
    let named = all.prefix(Self.notes).map(note)
    let rest = all.count - named.count
    guard rest > 0 else { return named }
    let more =
      "\(rest) more times the app and a vendor, or two vendors, say different things in a language;"
      + " `retitle merge` lists the keys."
    return named + [Diagnostic(.note, rule: "vendor-conflict", more)]
  }

  private func note(_ sides: Sides) -> Diagnostic {
    let (count, keys) = found[sides] ?? (0, [])
    let rest = count > keys.count ? " and \(count - keys.count) more" : ""
    let names = keys.map(\.inQuotes).joined(separator: ", ")
    return Diagnostic(
      .note,
      rule: "vendor-conflict",
      "\(name(sides.winner, isFirst: true)) and \(name(sides.loser)) say different things in"
        + " \(sides.language) for \(names)\(rest); what \(name(sides.winner)) says is shown.",
      key: count == 1 ? keys.first : nil,
      table: table,
      language: sides.language
    )
  }

  private func errors(_ all: [Sides]) -> [Diagnostic] {
    let each = all.flatMap { sides in
      (found[sides]?.keys ?? []).map { error(sides, $0) }
    }
    let named = each.prefix(Self.errors)
    let rest = all.reduce(0) { $0 + (found[$1]?.count ?? 0) } - named.count
    guard rest > 0 else { return Array(named) }
    return named + [Diagnostic(.error, rule: "vendor-conflict", more(rest, all))]
  }

  private func error(_ sides: Sides, _ key: String) -> Diagnostic {
    let winner = name(sides.winner)
    return Diagnostic(
      .error,
      rule: "vendor-conflict",
      "\(name(sides.loser, isFirst: true)) does not say in \(sides.language) for \(key.inQuotes) what"
        + " \(winner) says; what \(winner) says is shown.",
      key: key,
      table: table,
      language: sides.language
    )
  }

  private func more(_ rest: Int, _ all: [Sides]) -> String {
    guard all.count == 1, let sides = all.first else {
      return "\(rest) more times vendors do not say what the app or another vendor says for a key;"
        + " `retitle merge` lists them."
    }
    return "\(rest) more keys of \(sides.language) in which \(name(sides.loser)) does not say what"
      + " \(name(sides.winner)) says."
  }

  private func name(_ vendor: String?, isFirst: Bool = false) -> String {
    vendor ?? (isFirst ? "The app" : "the app")
  }
}
