internal import IntertitleLanguages

/// A file, or a part of it, in its place among those that answer for one language.
package struct AnswerLayer: Sendable {
  /// The file's number in its order.
  package let file: Int
  /// The table that it is a part of.
  package let table: String
  /// The number of the language in the chain.
  package let hop: Int
  /// What is folded of it: without the entries that do not fit.
  package internal(set) var source: StringTable.Source

  /// The third party whose file it is; nil for the app.
  package var vendor: String? { source.vendor }

  /// The key of an entry by its number in the file.
  package func key(at number: Int) -> String { source.file.storage.key(number) }

  /// Whether two entries say the same, by their numbers in their files.
  package func saysTheSame(at number: Int, as other: AnswerLayer, at place: Int) -> Bool {
    source.file.storage.saysTheSame(number, as: other.source.file.storage, place)
  }

  /// Whether there may be plural rules in it.
  package var mayHaveRules: Bool {
    source.part != .texts && source.file.storage.marks.withForms > 0
  }

  /// The entries of this part in this language that do not answer here, by their numbers: those that
  /// do not fit, and those whose key the file has again (a catalog's, which are folded like those of
  /// two files, aside).
  package var leftOut: [(number: Int, isUnfit: Bool)] {
    let unfit = source.rejected.sorted().filter(isOfItsPart).map { ($0, true) }
    let storage = source.file.storage
    guard storage.catalog == nil, storage.count > storage.uniqueCount else { return unfit }
    let repeated = (0..<storage.count).filter { number in
      isOfItsPart(number) && !source.rejected.contains(number)
        && storage.index(ofKey: storage.keyBytes(number)) != number
    }
    return unfit + repeated.map { ($0, false) }
  }

  /// Whether an entry of the file is of the part that answers here.
  package func isOfItsPart(_ number: Int) -> Bool {
    source.part == .all || isRule(number) == (source.part == .rules)
  }

  private func isRule(_ number: Int) -> Bool { source.file.storage.mayHaveRules(number) }

  /// Whether it is the very same part of the same file in the same place.
  package func isSame(as other: AnswerLayer) -> Bool {
    let (one, two) = (source, other.source)
    return one.file.isIdentical(to: two.file) && one.vendor == two.vendor
      && one.language.spelling == two.language.spelling && one.grade == two.grade
      && one.part == two.part && one.rejected == two.rejected
  }
}

extension [AnswerLayer] {
  /// The layers of files that are asked for rules together: first what has rules of each, then the
  /// plain texts of each.
  func rulesFirst() -> [AnswerLayer] {
    guard count > 1 else { return self }
    let contents = map(\.contents)
    guard contents.contains(where: { $0 != contents[0] || $0 == .both }) else { return self }
    let parts = zip(self, contents)
    return parts.filter { $0.1 != .texts }.map { $0.0.part(.rules, of: $0.1) }
      + parts.filter { $0.1 != .rules }.map { $0.0.part(.texts, of: $0.1) }
  }
}

extension AnswerLayer {
  /// What is in a file.
  fileprivate enum Contents {
    case rules
    case texts
    case both
  }

  fileprivate var contents: Contents {
    let storage = source.file.storage
    switch storage.marks.withForms {
    case 0: return .texts
    case storage.count: return .rules
    default: return .both
    }
  }

  /// A part of the file; all of it where there is nothing else in it.
  fileprivate func part(_ part: StringTable.Source.Part, of contents: Contents) -> Self {
    guard contents == .both else { return self }
    var layer = self
    layer.source.part = part
    return layer
  }
}
