package import IntertitleLanguages

/// A file where it answers for a language.
package struct AnswerPlace: Sendable {
  /// The file's number.
  package let file: Int
  /// The language as the file spells it; nil where it names none.
  package let language: Language?
  private(set) var rank: FileRank

  init(file: Int, language: Language?, rank: FileRank) {
    self.file = file
    self.language = language
    self.rank = rank
  }

  /// The place among the files that are asked for a language.
  func ranked(for asked: Language) -> Self {
    var place = self
    place.rank.spelling = spelling(for: asked)
    return place
  }

  /// 0 for the language's own tag, 1 for another spelling of that tag, 2 for another tag that means
  /// the same, 3 where no language is named.
  private func spelling(for asked: Language) -> Int {
    guard let language else { return 3 }
    if language.spelling == asked.tag { return 0 }
    return language == asked ? 1 : 2
  }
}

/// A language that is asked, with its files in the order in which they answer.
package struct AnswerHop: Sendable {
  /// The language and what its answer is worth.
  package let link: FallbackChain.Link
  /// Its files.
  package let places: [AnswerPlace]

  init(_ link: FallbackChain.Link, places: [AnswerPlace]) {
    self.link = link
    self.places = places
  }
}
