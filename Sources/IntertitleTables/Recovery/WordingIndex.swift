package import IntertitleLanguages

/// Finds the formats that code means by a pattern of its own: those with the very words round their
/// holes, whatever specifiers stand in them.
///
/// Code writes `"拷贝失败: \(error)"`, which is `拷贝失败: %@`; the table has that text, in which a
/// translator may have written `%1$@`, under a key of another kind.
package struct WordingIndex: Sendable {
  /// Where a wording stands.
  private struct Place: Sendable {
    let entry: FormatIndex.Entry
    let pattern: Pattern

    /// The values of the holes as the format's arguments; nil where one does not fit its hole, and where
    /// the format needs one that is not among them.
    func arguments(_ values: [TextArgument?]) -> [TextArgument]? {
      var found = pattern.told
      for (hole, value) in zip(pattern.holes, values) {
        guard let value, hole.part.takes(value), found[hole.position] ?? value == value
        else { return nil }
        found[hole.position] = value
      }
      let needed = entry.format.signature.kinds
      guard needed.indices.allSatisfy({ needed[$0] == nil || found[$0] != nil }) else { return nil }
      return needed.indices.map { found[$0] ?? .text("") }
    }
  }

  private var places: [[[UInt8]]: [Place]] = [:]
  private let context: FormatContext

  /// Makes an index.
  ///
  /// - Parameters:
  ///   - entries: Keys with their formats; of a format with rules every form counts.
  ///   - context: The language that the formats are in.
  /// - Complexity: Linear in the length of all formats.
  package init(_ entries: some Sequence<FormatIndex.Entry>, in context: FormatContext) {
    self.context = context
    for entry in entries {
      var expansion = PatternExpansion(entry.format, context)
      for pattern in expansion.patterns() where pattern.holes.allSatisfy(\.part.isRead) {
        places[pattern.literals, default: []].append(Place(entry: entry, pattern: pattern))
      }
    }
  }

  /// The keys whose formats have a pattern's wording and take its arguments.
  ///
  /// - Parameters:
  ///   - pattern: What code wrote, with a specifier for each argument.
  ///   - arguments: What it put in.
  /// - Returns: The keys in the order of the entries, with the arguments in the order of their formats.
  /// - Complexity: Linear in the length of the pattern and in the number of such formats.
  package func find(_ pattern: String, _ arguments: [TextArgument]) -> [RecoveredText] {
    var expansion = PatternExpansion(Format(pattern), context)
    guard let own = expansion.patterns().first, let places = places[own.literals] else { return [] }
    let values = own.holes.map { hole in
      arguments.indices.contains(hole.position) ? arguments[hole.position] : nil
    }
    return places.compactMap { place in
      place.arguments(values).map { RecoveredText(key: place.entry.key, arguments: $0) }
    }
  }
}

extension FormatPart {
  /// Whether the hole shows such an argument as it is.
  fileprivate func takes(_ argument: TextArgument) -> Bool {
    switch (role, argument.value) {
    case (.text, _): true
    case (.signed, .integer), (.signed, .unsigned), (.unsigned, .unsigned): true
    case (.unsigned, .integer(let number)): number >= 0
    case (.fixed, .real), (.fixed, .decimal), (.general, .real), (.general, .decimal): true
    case (.character, .text(let words)): words.unicodeScalars.count == 1
    default: false
    }
  }
}
