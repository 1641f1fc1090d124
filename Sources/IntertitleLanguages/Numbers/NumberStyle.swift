/// How a language writes numbers: digits, separators, signs, as CLDR says.
///
/// Resolved once for a language, kept, and used for every number. Without Foundation.
///
/// ```swift
/// NumberStyle("de").text(1_234_567)        // 1.234.567
/// NumberStyle("ar-EG").text(1_234_567)     // ١٬٢٣٤٬٥٦٧
/// NumberStyle("en", region: "IN").text(1_234_567)  // 12,34,567
/// NumberStyle("es").text(1234)             // 1234
/// ```
///
/// It is one reference wide and immutable.
package struct NumberStyle: Sendable {
  let facts: NumberFacts

  /// The style of a language.
  ///
  /// `-u-nu-latn` in the tag chooses a numbering system; one that CLDR has no digits for is ignored.
  /// A language that CLDR does not know writes `1,234.5`.
  ///
  /// - Parameters:
  ///   - language: The language, with its own region if it has one.
  ///   - region: The user's region, `CH`; it stands in place of the language's own, and where CLDR
  ///     does not know the language in that region, the language alone counts.
  package init(_ language: Language, region: String? = nil) {
    let subtags = language.facts.subtags
    facts = NumberFacts(
      subtags,
      region: region.map { pack32($0.utf8) } ?? subtags.region,
      likelyScript: language.facts.maximized.script,
      system: language.numberingSystem
    )
  }

  /// Whether CLDR has numbers of a language in a region that are not those of the language alone.
  package static func isSpecial(_ language: Language, in region: String) -> Bool {
    NumberFacts.isSpecial(language.facts.subtags, in: pack32(region.utf8))
  }

  private init(facts: NumberFacts) {
    self.facts = facts
  }

  /// Digits of ASCII, a point, no separators: as `printf` shows numbers.
  package static let plain = NumberStyle(facts: .plain)

  /// A whole number with the language's digits and separators.
  package func text(_ value: Int) -> String {
    text(magnitude: UInt64(value.magnitude), isNegative: value < 0)
  }

  /// A whole number of any width with the language's digits and separators.
  package func text(_ value: some BinaryInteger) -> String {
    guard let magnitude = UInt64(exactly: value.magnitude) else {
      return text(decimal: String(value)) ?? String(value)
    }
    return text(magnitude: magnitude, isNegative: value < 0)
  }

  /// A decimal number with as many fraction digits as it is written with: `-1234.50`.
  ///
  /// - Parameter decimal: ASCII digits with at most one point, a sign before them.
  /// - Returns: Nil for what is no such number.
  package func text(decimal: String) -> String? {
    guard let number = DecimalNumber(decimal) else { return nil }
    return Self.text(Self.limit(for: number)) { write(number, isGrouped: true, to: $0) }
  }

  private func text(magnitude: UInt64, isNegative: Bool) -> String {
    Self.text(Self.integerLimit) {
      write(magnitude, isNegative: isNegative, isGrouped: true, to: $0)
    }
  }

  private static func text(
    _ limit: Int,
    _ write: (UnsafeMutablePointer<UInt8>) -> Int
  ) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: limit) { buffer in
      guard let base = buffer.baseAddress else { return "" }
      let count = write(base)
      return String(decoding: buffer[..<count], as: UTF8.self)
    }
  }

  /// The numbering system of the digits: `latn`, `arab`.
  package var system: String { facts.system }

  /// What is shown for `nan`.
  package var notNumber: String { facts.notNumber }
}

extension NumberStyle: Hashable {
  package static func == (lhs: NumberStyle, rhs: NumberStyle) -> Bool {
    lhs.facts === rhs.facts || lhs.facts.isEqual(to: rhs.facts)
  }

  package func hash(into hasher: inout Hasher) {
    hasher.combine(facts.digits)
    hasher.combine(facts.decimal)
  }
}

extension NumberFacts {
  fileprivate func isEqual(to other: NumberFacts) -> Bool {
    digits == other.digits && decimal == other.decimal && group == other.group
      && minus == other.minus && plus == other.plus && notNumber == other.notNumber
      && grouping == other.grouping && minimumGrouping == other.minimumGrouping
  }
}

extension Language {
  /// The numbering system that the tag asks for: `latn` in `ar-u-nu-latn`.
  var numberingSystem: String? {
    guard let keywords = facts.extensions.first(where: { $0.hasPrefix("u-") }) else { return nil }
    let parts = keywords.split(separator: "-")
    guard let key = parts.firstIndex(of: "nu"), key + 1 < parts.count, parts[key + 1].count > 2
    else { return nil }
    return String(parts[key + 1])
  }
}
