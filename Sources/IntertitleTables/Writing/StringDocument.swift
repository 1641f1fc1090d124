public import IntertitleLanguages

/// Entries of one table in one or more languages, as they are written to a file.
///
/// ```swift
/// var document = StringDocument(try StringFile(contentsOf: "en.lproj/T.strings"), language: "en")
/// document.add(try StringFile(contentsOf: "fr.lproj/T.strings"), language: "fr")
/// let written = document.written(as: .csv)
/// ```
public struct StringDocument: Hashable, Sendable {
  /// The formats that can be written.
  public enum Format: String, Hashable, Sendable, CaseIterable {
    /// Text: one language.
    case strings
    /// Plural, width and device rules as a property list: one language.
    case stringsdict
    /// A string catalog: all languages.
    case xcstrings
    /// An object of texts, or one of them for each language.
    case json
    /// XLIFF 1.2, as Xcode exports it: a file element for each language.
    case xliff
    /// A row for each key, a column for each language.
    case csv
  }

  /// The language that the others are translated from.
  public var sourceLanguage: Language
  /// The entries in order; those without a language are in the source language.
  public var entries: [StringEntry]
  /// The path of the file that the entries came from; nil for none.
  public var path: String?

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
  /// - Parameters:
  ///   - file: the file.
  ///   - language: what the file is in, where it names no language.
  public mutating func add(_ file: StringFile, language: Language) {
    for var entry in file.entries {
      entry.language = entry.language ?? language.spelling
      entries.append(entry)
    }
  }

  /// The languages, the source language first, then in the order of the entries.
  public var languages: [Language] {
    var seen: Set<Language> = []
    let all = [sourceLanguage] + entries.map { language(of: $0) }
    return all.filter { seen.insert($0).inserted }
  }

  /// The document as a file.
  ///
  /// - Parameters:
  ///   - format: what to write.
  ///   - language: which language, where the format holds only one; nil is the source language.
  /// - Returns: the file's text, and what it could not carry.
  public func written(as format: Format, language: Language? = nil) -> WrittenFile {
    switch format {
    case .strings: write(StringsWriter(self, language ?? sourceLanguage))
    case .stringsdict: write(StringsdictWriter(self, language ?? sourceLanguage))
    case .xcstrings: write(CatalogWriter(self))
    case .json: write(JSONWriter(self))
    case .xliff: write(XLIFFWriter(self))
    case .csv: write(CSVWriter(self))
    }
  }

  private func write(_ writer: some DocumentWriter) -> WrittenFile {
    var writer = writer
    return writer.write()
  }

  func language(of entry: StringEntry) -> Language {
    entry.language.map { Language($0) } ?? sourceLanguage
  }

  /// The entries in a language, in order.
  func entries(in language: Language) -> [StringEntry] {
    entries.filter { self.language(of: $0) == language }
  }

  /// The keys in the order in which they first stand.
  var keys: [String] {
    var seen: Set<String> = []
    return entries.map(\.key).filter { seen.insert($0).inserted }
  }
}

/// Something that writes a document in one format.
protocol DocumentWriter {
  /// Writes the file.
  mutating func write() -> WrittenFile
}

/// A file that was written.
public struct WrittenFile: Hashable, Sendable {
  /// The file's text.
  public var text: String
  /// What the format could not carry.
  public var diagnostics: [Diagnostic]

  /// The file's bytes: UTF-8 without a byte-order mark.
  public var bytes: [UInt8] { Array(text.utf8) }

  /// Creates a written file.
  public init(text: String, diagnostics: [Diagnostic] = []) {
    self.text = text
    self.diagnostics = diagnostics
  }
}
