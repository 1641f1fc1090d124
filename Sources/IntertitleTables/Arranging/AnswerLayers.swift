package import IntertitleLanguages

/// The files that answer for one language, read, in the order in which they do.
package struct AnswerLayers: Sendable {
  /// A language of the chain with the layers that are in it.
  package struct Hop: Sendable {
    /// The language and what its answer is worth.
    package let link: FallbackChain.Link
    /// The layers, in their order: the app's, then the vendors'.
    package fileprivate(set) var layers: [AnswerLayer]
    fileprivate var byTable: [TableOfOwner: [AnswerLayer]] = [:]
    fileprivate var vendors: [AnswerLayer] = []
    fileprivate var vendorsByTable: [String: [AnswerLayer]] = [:]
  }

  /// The languages of the chain, in order.
  package private(set) var hops: [Hop]
  /// The number of the development language among them.
  private let development: Int?
  private let order: AnswerOrder
  private let vendorTables: VendorTables
  private let memory: DevelopmentAnswers.Memory

  /// Reads the files that a language needs.
  ///
  /// - Parameters:
  ///   - order: The order of all files.
  ///   - language: The language that is asked.
  ///   - memory: What is known of the development language from other languages.
  ///   - file: Reads a file by its number; nil where it cannot be read.
  package init(
    _ order: AnswerOrder,
    _ language: Language,
    _ memory: DevelopmentAnswers.Memory = DevelopmentAnswers.Memory(),
    reading file: (Int) -> StringFile?
  ) {
    self.order = order
    self.memory = memory
    vendorTables = order.vendorTables
    hops = order.hops(for: language).enumerated().map { number, hop in
      Hop(link: hop.link, layers: Self.layers(of: hop, number, order, file))
    }
    development = hops.firstIndex { $0.link.language.isEquivalent(to: order.development) }
    for index in hops.indices { hops[index].index() }
  }

  /// The files that are one language's own, all that they say, in the order in which they answer.
  package static func inOneLanguage(
    _ order: AnswerOrder,
    _ language: Language,
    reading file: (Int) -> StringFile?
  ) -> [AnswerLayer] {
    let link = FallbackChain.Link(language: language, grade: .exact)
    return layers(of: AnswerHop(link, places: order.ownPlaces(in: language)), 0, order, file)
  }

  private static func layers(
    of hop: AnswerHop,
    _ number: Int,
    _ order: AnswerOrder,
    _ read: (Int) -> StringFile?
  ) -> [AnswerLayer] {
    var groups: [(rank: FileRank, layers: [AnswerLayer])] = []
    for place in hop.places {
      guard let file = read(place.file) else { continue }
      let layer = AnswerLayer(place, of: file, order.files[place.file], hop.link, number)
      if let rank = groups.last?.rank, rank.isAskedTogether(with: place.rank) {
        groups[groups.count - 1].layers.append(layer)
      } else {
        groups.append((place.rank, [layer]))
      }
    }
    return groups.flatMap { $0.layers.rulesFirst() }
  }
}

// The order in which they are asked.
extension AnswerLayers {
  /// The layers that answer a question, in their order, without the entries that do not fit what
  /// answers it in the development language.
  ///
  /// - Complexity: Linear in the size of the texts.
  package func answers(to question: TableQuestion) -> FittingLayers {
    let layers = hops.flatMap { self.layers(for: question, in: $0) }
    guard let development else { return FittingLayers(layers) }
    let start = layers.firstIndex { $0.hop >= development } ?? layers.endIndex
    let answers = memory.answers(to: question, from: layers[start...], development)
    return FittingLayers(layers, start, answers)
  }

  /// Those that answer an assigned text, where no table is named.
  package var mainAnswers: FittingLayers {
    answers(to: TableQuestion(order.settings.mainTable, for: .assignment))
  }

  /// The layers of one language that answer a question.
  private func layers(for question: TableQuestion, in hop: Hop) -> [AnswerLayer] {
    let table = question.table
    switch question.asker {
    case .assignment: return assigned(table, hop)
    case .app where table == order.settings.mainTable: return assigned(table, hop)
    case .app, .stranger: return hop.layers(of: table)
    case .vendor(let vendor): return asked(by: vendor, table, hop)
    }
  }

  /// The app's table, for the main one with everything that vendors have; vendors that win first.
  private func assigned(_ table: String, _ hop: Hop) -> [AnswerLayer] {
    let isMain = table == order.settings.mainTable
    let vendors = isMain ? hop.vendors : hop.vendorsByTable[table] ?? []
    let winners = vendors.filter(wins)
    guard !winners.isEmpty else { return hop.layers(of: table) + vendors }
    return winners + hop.layers(of: table) + vendors.filter { !wins($0) }
  }

  private func asked(by vendor: String, _ table: String, _ hop: Hop) -> [AnswerLayer] {
    let tables = vendorTables.tables(named: table, of: vendor)
    let forIt = tables.flatMap { hop.layers(of: "\(vendor).\($0)") }
    let app = hop.layers(of: order.settings.mainTable)
    let own = tables.flatMap { hop.layers(of: $0, vendor: vendor) }
    return forIt + (order.settings.policies[vendor] == .vendorWins ? own + app : app + own)
  }

  private func wins(_ layer: AnswerLayer) -> Bool {
    layer.vendor.map { order.settings.policies[$0] == .vendorWins } ?? false
  }
}

// What can be asked for.
extension AnswerLayers {
  /// The names of the tables that the app has itself.
  package var ownTables: Set<String> {
    Set(hops.flatMap(\.layers).filter { $0.vendor == nil }.map(\.table))
  }

  /// Every question that has answers of its own beside the main table's.
  package var questions: Set<TableQuestion> {
    let all = hops.flatMap(\.layers)
    let names = Set(all.map(\.table)).subtracting([order.settings.mainTable])
    return Set(
      names.flatMap { [TableQuestion($0, for: .assignment), TableQuestion($0, for: .app)] }
    )
    .union(vendorsQuestions(all))
  }

  private func vendorsQuestions(_ all: [AnswerLayer]) -> Set<TableQuestion> {
    let own = all.compactMap { layer in
      layer.vendor.map { (vendor: $0, table: layer.table) } ?? VendorTables.parts(of: layer.table)
    }
    let questions = own + own.map { ($0.vendor, TableName.usual) }
    return Set(questions.map { TableQuestion($0.table, for: .vendor($0.vendor)) })
  }

  /// The name that the table has itself which a question is answered from.
  package func ownName(of question: TableQuestion) -> String {
    guard case .vendor(let vendor) = question.asker else { return question.table }
    return vendorTables.tables(named: question.table, of: vendor).first ?? question.table
  }
}

/// A table of the app or of a vendor.
private struct TableOfOwner: Hashable {
  let vendor: String?
  let table: String
}

extension AnswerLayers.Hop {
  fileprivate mutating func index() {
    byTable = Dictionary(grouping: layers) { TableOfOwner(vendor: $0.vendor, table: $0.table) }
    vendors = layers.filter { $0.vendor != nil }
    vendorsByTable = Dictionary(grouping: vendors, by: \.table)
  }

  fileprivate func layers(of table: String, vendor: String? = nil) -> [AnswerLayer] {
    byTable[TableOfOwner(vendor: vendor, table: table)] ?? []
  }
}

extension AnswerLayer {
  /// A catalog is asked for the language as it spells it.
  fileprivate init(
    _ place: AnswerPlace,
    of contents: StringFile,
    _ file: ArrangedFile,
    _ link: FallbackChain.Link,
    _ hop: Int
  ) {
    self.file = place.file
    table = file.table
    self.hop = hop
    source = StringTable.Source(
      vendor: file.vendor,
      language: file.isCatalog ? place.language ?? link.language : link.language,
      grade: link.grade,
      file: contents
    )
  }
}
