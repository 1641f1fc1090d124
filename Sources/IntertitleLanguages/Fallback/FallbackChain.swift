/// The languages that are asked for a text, one after the other.
///
/// ```swift
/// FallbackChain(for: "es-MX", development: "en").languages  // es-MX, es-419, es, en
/// ```
///
/// `zh-Hant` never falls to `zh` or `zh-Hans`, unless a rule says so.
package struct FallbackChain: Hashable, Sendable {
  /// A language and what its answer is worth.
  package struct Link: Hashable, Sendable {
    /// The language that is asked.
    package let language: Language
    /// The grade of its answer.
    package let grade: AnswerGrade

    /// Creates a link.
    package init(language: Language, grade: AnswerGrade) {
      self.language = language
      self.grade = grade
    }
  }

  /// The links, best first, each language once.
  package let links: [Link]

  /// The languages, best first.
  package var languages: [Language] { links.map(\.language) }

  /// Creates the chain of a language.
  ///
  /// A language that is not usable has the development language only.
  ///
  /// - Parameters:
  ///   - language: What is asked for.
  ///   - development: What comes last; nil for nothing.
  ///   - rule: What is asked between parents and development language.
  package init(
    for language: Language,
    development: Language? = nil,
    rule: FallbackRule = .cldr
  ) {
    let family = Language.lineage(of: language)
    var links = family.enumerated().map {
      Link(language: $0.element, grade: $0.offset == 0 ? .exact : .parent)
    }
    links += rule(language).map { Link(language: $0, grade: .grade(of: $0, after: language)) }
    if let development { links.append(Link(language: development, grade: .development)) }
    var seen: Set<Language> = []
    self.links = links.filter { seen.insert($0.language).inserted }
  }
}

extension FallbackChain: RandomAccessCollection {
  package var startIndex: Int { 0 }
  package var endIndex: Int { links.count }
  package subscript(position: Int) -> Link { links[position] }
}

extension Language {
  /// A language and its parents, as far as they name a language.
  ///
  /// Where a region implies the script, the parents are those with the script: `zh-TW` → `zh-Hant`.
  static func lineage(of language: Language) -> [Language] {
    var lineage: [Language] = []
    var next: Language? = language
    while let current = next, current.isUsable, lineage.count < 64 {
      lineage.append(current)
      next = current.parent ?? current.withImpliedScript?.parent
    }
    return lineage
  }

  /// `zh-TW` → `zh-Hant-TW`; nil where a script is written or the usual one is implied.
  private var withImpliedScript: Language? {
    let subtags = facts.subtags
    guard subtags.script == 0, subtags.region != 0, facts.maximized.script != 0 else { return nil }
    return Language(
      Subtags(language: subtags.language, script: facts.maximized.script, region: subtags.region)
    )
  }
}

extension AnswerGrade {
  fileprivate static func grade(of language: Language, after asked: Language) -> Self {
    let (one, other) = (language.facts.maximized, asked.facts.maximized)
    return one.language == other.language && one.script != other.script ? .otherScript : .parent
  }
}
