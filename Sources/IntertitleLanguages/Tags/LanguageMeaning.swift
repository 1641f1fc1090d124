/// What languages that mean the same have in common, to find them by.
///
/// It is made of the subtags with what they leave unsaid, and of the variants. `no` is `nb` here: a
/// table under either name holds Bokmål, though CLDR keeps both tags. What names no language means
/// itself alone.
package struct LanguageMeaning: Hashable, Sendable {
  private let subtags: Subtags
  private let variants: [UInt64]
  /// The tag of what names no language; empty for others.
  private let name: String

  init(_ facts: LanguageFacts, isUsable: Bool) {
    let isNamed = isUsable && facts.maximized.language != 0
    var subtags = isNamed ? facts.maximized : Subtags()
    if subtags.language == Subtags.bokmal { subtags.language = Subtags.norwegian }
    self.subtags = subtags
    variants = isNamed ? facts.variants : []
    name = isNamed ? "" : facts.tag
  }
}

extension Language {
  /// What it means, whatever it is called.
  package var meaning: LanguageMeaning { LanguageMeaning(facts, isUsable: isUsable) }
}

extension Sequence<Language> {
  /// The languages without other spellings of them, in the order of their tags.
  ///
  /// `pt` and `pt-BR` are two, each under its tag; `zh_CN` beside `zh-Hans` is another spelling, as
  /// `English` beside `en` is. Of spellings that are no tags the first one by its tag stands for all
  /// that mean the same.
  package var withoutOtherSpellings: [Language] {
    var spellings: Set<String> = []
    let all = filter { spellings.insert($0.spelling).inserted }.sorted()
    var tags: Set<Language> = []
    let canonical = all.filter { $0.spelling == $0.tag && tags.insert($0).inserted }
    var meanings = Set(canonical.map(\.meaning))
    return (canonical + all.filter { meanings.insert($0.meaning).inserted }).sorted()
  }

  /// The languages and a further one, where none of them means the same, in the order of their tags.
  package func including(_ language: Language) -> [Language] {
    (counterpart(of: language) == nil ? self + [language] : Array(self)).sorted()
  }

  /// The one that is a language, else one that means the same; nil where there is none.
  package func counterpart(of language: Language) -> Language? {
    first { $0 == language } ?? first { $0.isEquivalent(to: language) }
  }
}
