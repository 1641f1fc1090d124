public import IntertitleLanguages
public import IntertitleTables

/// Entries of one table in one or more languages, as they are written to a file.
///
/// ```swift
/// var document = StringDocument(try StringFile(contentsOf: "en.lproj/T.strings"), language: "en")
/// document.add(try StringFile(contentsOf: "fr.lproj/T.strings"), language: "fr")
/// let written = document.written(as: .csv)
/// written.diagnostics  // what CSV could not carry
/// ```
public struct StringDocument: Hashable, Sendable {
  /// The language that the others are translated from.
  public var sourceLanguage: Language
  /// The entries in order; those without a language are in the source language.
  public var entries: [StringEntry]
  /// The path of the file that the entries came from; nil for none.
  public var path: String?
  /// The file whose form is kept where it is written in the format that it has; nil for none.
  var source: DocumentSource?

  /// Creates a document.
  public init(sourceLanguage: Language = "en", entries: [StringEntry] = [], path: String? = nil) {
    self.sourceLanguage = sourceLanguage
    self.entries = entries
    self.path = path
  }

  /// Takes over a file's entries.
  ///
  /// - Parameters:
  ///   - file: the file; a catalog names its source language itself.
  ///   - language: what the file is in, where it names no language.
  public init(_ file: StringFile, language: Language = "en") {
    let source = file.languages.first.map { Language($0) } ?? language
    self.init(sourceLanguage: source, path: file.path)
    add(file, language: language)
  }

  /// Adds a file's entries.
  ///
  /// A repeated key that Apple's parser does not come to is passed over.
  ///
  /// - Parameters:
  ///   - file: the file.
  ///   - language: what the file is in, where it names no language.
  public mutating func add(_ file: StringFile, language: Language) {
    if entries.isEmpty {
      source = DocumentSource(file: file, language: file.isCatalog ? nil : language)
    }
    for (index, entry) in file.entries.enumerated() where !file.isPassedOver(index, entry.key) {
      entries.append(entry)
      entries[entries.count - 1].language = entry.language ?? language.spelling
    }
  }

  /// The languages, the source language first, then in the order of the entries.
  public var languages: [Language] {
    let present = presentLanguages
    return present.contains(sourceLanguage) ? present : [sourceLanguage] + present
  }

  /// The document as a file.
  ///
  /// In the format of the file that it was read from it is that file: what did not change keeps its
  /// bytes, with what no entry says (comments of nobody's, members of a catalog that are not known), its
  /// order, encoding and byte-order mark.
  ///
  /// - Parameters:
  ///   - format: what to write.
  ///   - language: which language, with the source language where the format names one; nil is all
  ///     of them, or the source language where the format holds only one.
  /// - Returns: the file's text, and what it could not carry: an error for each text that is not in
  ///   the file, a warning for each kind of what is never shown (comments, states).
  public func written(as format: DocumentFormat, language: Language? = nil) -> WrittenFile {
    let choice = LanguageChoice(self, format, language)
    var writer = format.writer.init(choice.document)
    var written = writer.write()
    let beside = LossReport.besideTexts(of: choice.document, as: format)
    written.diagnostics = choice.diagnostics + beside + written.diagnostics
    return written
  }
}

extension StringDocument {
  /// The entries in order, each with its language.
  var entriesWithLanguages: [(language: Language, entry: StringEntry)] {
    var known: [String: Language] = [:]
    return entries.map { entry in
      guard let name = entry.language else { return (sourceLanguage, entry) }
      let language = known[name] ?? Language(name)
      known[name] = language
      return (language, entry)
    }
  }

  /// The languages that have entries, the source language first, then in the order of the entries.
  var presentLanguages: [Language] {
    var seen: Set<Language> = []
    let found = entriesWithLanguages.map(\.language).filter { seen.insert($0).inserted }
    return found.filter { $0 == sourceLanguage } + found.filter { $0 != sourceLanguage }
  }
}

extension StringFile {
  /// Whether an entry repeats a key and does not answer for it, because it stands where Apple's
  /// parser does not come to.
  func isPassedOver(_ index: Int, _ key: String) -> Bool {
    guard languages.isEmpty, let answer = KeyBytes.probe(key, { storage.index(ofKey: $0) }) else {
      return false
    }
    return answer < index
  }
}
