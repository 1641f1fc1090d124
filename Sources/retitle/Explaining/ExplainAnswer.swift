import Intertitle
import IntertitleLanguages
import IntertitleTables
import IntertitleTooling

/// What would be shown for a text, with the languages that were asked.
struct ExplainAnswer {
  /// One language of the fallback chain, and what it had to say.
  struct Hop: Hashable {
    /// What became of the question.
    enum Outcome: String {
      case lacks = "lacks it"
      case isUnused = "has a text that is not used"
      case answers
      case notAsked = "not asked"
    }

    /// The language, as reports name it.
    var language: String
    /// What became of the question.
    var outcome: Outcome
    /// Why the text that the language has is not used; nil where it has none, or is not asked.
    var fault: Diagnostic?
  }

  /// What would be shown.
  let text: String
  /// The key that was looked up; nil where nothing was.
  let key: String?
  /// What was put into the holes of the text.
  let arguments: [TextArgument]
  /// The keys that can have made the text, where there is no telling which did.
  let candidates: [String]
  /// A key that code may have meant; nil where a table has the one that it wrote.
  let nearKey: String?
  /// Where the text came from.
  let origin: TextOrigin.Kind
  /// The language in use.
  let languageInUse: String
  /// The language of the text; nil where no table gave it.
  let language: String?
  /// Where the text stands; nil where no table gave it.
  let place: TextProvenance?
  /// The table that was asked; nil where none was.
  let tableAsked: String?
  /// The languages of the chain, in order; empty where nothing was looked up.
  let hops: [Hop]
  /// What each link got and gave.
  let steps: [TextExplanation.Step]
  /// What is wrong with the files that were read.
  let diagnostics: [Diagnostic]

  init(
    _ question: ExplainQuestion,
    _ explained: ExplainedText,
    _ languages: AppLanguages,
    diagnostics: [Diagnostic]
  ) {
    text = explained.text
    key = explained.key
    arguments = explained.explanation.arguments
    candidates = explained.explanation.candidates
    nearKey = explained.nearKey
    origin = explained.origin
    languageInUse = languages.name(of: explained.language)
    place = explained.provenance
    language = place.map { languages.name(of: $0.language) }
    tableAsked =
      key == nil ? nil : explained.explanation.table ?? question.table ?? question.mainTable
    hops =
      key == nil || !candidates.isEmpty ? [] : Self.hops(explained, languages, diagnostics)
    steps = explained.steps.naming(hops)
    self.diagnostics = diagnostics
  }

  /// Language goes before source, so what stands before the answering language lacks the key, or has
  /// only a text that is not used.
  private static func hops(
    _ explained: ExplainedText,
    _ languages: AppLanguages,
    _ diagnostics: [Diagnostic]
  ) -> [Hop] {
    let faults = diagnostics.filter { $0.severity == .error && $0.key == explained.key }
    let chain = AnswerOrder.chain(for: explained.language, development: languages.development)
    let answering = explained.provenance.flatMap { place in
      chain.firstIndex { $0.language.isEquivalent(to: place.language) }
    }
    return chain.enumerated().map { offset, link in
      var hop = Hop(language: languages.name(of: link.language), outcome: .init(offset, answering))
      if hop.outcome == .lacks,
        let fault = faults.first(where: { $0.language?.isEquivalent(to: link.language) ?? false })
      {
        (hop.outcome, hop.fault) = (.isUnused, fault)
      }
      return hop
    }
  }
}

extension ExplainAnswer.Hop.Outcome {
  fileprivate init(_ offset: Int, _ answering: Int?) {
    guard let answering, offset >= answering else {
      self = .lacks
      return
    }
    self = offset == answering ? .answers : .notAsked
  }
}

extension [TextExplanation.Step] {
  /// The steps, of which the last look-up says the languages that it asked.
  fileprivate func naming(_ hops: [ExplainAnswer.Hop]) -> Self {
    guard !hops.isEmpty, let lookup = lastIndex(where: { $0.interceptor == "\(Lookup())" })
    else { return self }
    var steps = self
    steps[lookup].note += hops.words
    return steps
  }
}

extension [ExplainAnswer.Hop] {
  /// The language that answered, and those that have no text that is used.
  fileprivate var words: String {
    let answering = first { $0.outcome == .answers }.map { " in \($0.language)" } ?? ""
    let lacking = filter { $0.outcome == .lacks }.map(\.language)
    let unused = filter { $0.outcome == .isUnused }.map { "\($0.language) \($0.outcome.rawValue)" }
    guard let last = lacking.last else { return ([answering] + unused).joined(separator: "; ") }
    let verb = lacking.count == 1 ? "lacks it" : "lack it"
    let others = lacking.dropLast().joined(separator: ", ")
    let all = (others.isEmpty ? last : "\(others) and \(last)") + " \(verb)"
    return ([answering] + unused + [all]).joined(separator: "; ")
  }
}
