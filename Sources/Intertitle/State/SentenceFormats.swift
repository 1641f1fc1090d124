internal import Foundation
internal import IntertitleLanguages
internal import IntertitleTables

/// How everything in a sentence of one language is written: one locale decides for numbers, amounts
/// and dates.
final class SentenceFormat: Sendable {
  /// What formats are rendered for.
  let context: FormatContext
  /// What Foundation's formatters are handed.
  let locale: Locale

  fileprivate init(of language: Language, _ sentence: SentenceLocale, isolatesArguments: Bool) {
    var context = FormatContext(language, isolatesArguments: isolatesArguments)
    context.numbers = sentence.numbers
    self.context = context
    locale = sentence.locale
  }

  /// A format with its arguments.
  // Not inlined: here the context is lent, and whoever reads it from outside copies it.
  @inline(never)
  func render(
    _ format: Format,
    _ arguments: [TextArgument],
    problems: inout [FormatProblem]
  ) -> String {
    format.render(arguments, in: context, problems: &problems)
  }
}

/// How sentences are written in each language, found out once.
final class SentenceFormats: Sendable {
  private struct Key: Hashable {
    let language: Language
    let inUse: Language
    let preference: FormatPreference
  }

  let development: Language
  private let isolatesArguments: Bool
  private let kept = Locked<[Key: SentenceFormat]>([:])

  init(development: Language, isolatesArguments: Bool) {
    self.development = development
    self.isolatesArguments = isolatesArguments
  }

  /// How the texts of a language are written.
  ///
  /// - Parameters:
  ///   - language: The language that the text is in.
  ///   - preference: What the person's choice and settings say.
  ///   - inUse: The language in use, which the text stands in for where it is another one.
  /// - Returns: The format.
  func format(
    of language: Language,
    _ preference: FormatPreference,
    beside inUse: Language
  ) -> SentenceFormat {
    let key = Key(language: language, inUse: inUse, preference: preference)
    if let format = kept.withLock({ $0[key] }) { return format }
    let sentence = SentenceLocale(
      of: language,
      preference,
      beside: inUse,
      development: development
    )
    let format = SentenceFormat(of: language, sentence, isolatesArguments: isolatesArguments)
    kept.withLock { $0[key] = format }
    return format
  }
}

/// How texts are written in one state of a localizer.
final class TextFormats: Sendable {
  private let language: Language
  private let preference: FormatPreference
  private let formats: SentenceFormats
  private let made = KeptObject<SentenceFormat>()

  init(of language: Language, _ preference: FormatPreference, _ formats: SentenceFormats) {
    (self.language, self.preference, self.formats) = (language, preference, formats)
  }

  /// How the texts of the language in use are written; found out at the first question.
  var inUse: SentenceFormat { made.object { format(of: language) } }

  /// How what code assigned is written, which is in the development language.
  var inDevelopment: SentenceFormat { format(of: formats.development) }

  /// How a text is written that stands in for one of the language in use.
  func format(of language: Language) -> SentenceFormat {
    formats.format(of: language, preference, beside: self.language)
  }

  /// The same, while the development language is in use.
  var ofDevelopment: TextFormats { TextFormats(of: formats.development, preference, formats) }
}
