/// One thing that is wrong or odd, with its place and a sentence a person can act on.
///
/// Its ``description`` has the compiler's form, so that Xcode shows it in place:
/// `path:line:column: warning: sentence [rule]`. What the sentence says for people stands beside it
/// for programs: a rule and a key, say, tell what to send to a translator.
public struct Diagnostic: Hashable, Sendable {
  /// How bad it is.
  public enum Severity: String, Hashable, Sendable, CaseIterable {
    /// Something was lost or refused.
    case error
    /// Nothing was lost, but what stands there is probably not what was meant.
    case warning
    /// Worth knowing.
    case note
  }

  /// How bad it is.
  public var severity: Severity
  /// A stable name for this kind of fault, in kebab case: `missing-semicolon`.
  public var rule: String
  /// What is wrong and what to do, in one sentence.
  public var message: String
  /// The file, as its path was given; nil where no file is involved.
  public var path: String?
  /// The line, from 1; nil where there is no place.
  public var line: Int?
  /// The column in characters of the line, from 1; nil where there is no place.
  public var column: Int?
  /// The key that is concerned; nil where it is none, more than one, or not known.
  public var key: String?
  /// The table that is concerned; nil where it is none, or not known.
  public var table: String?
  /// The language that is concerned; nil where it is none, or not known.
  public var language: Language?
  /// The kind of place whose text is concerned; nil where it is none, or not known.
  public var slot: TextSlot?

  /// Creates a diagnostic.
  public init(
    _ severity: Severity,
    rule: String,
    _ message: String,
    path: String? = nil,
    line: Int? = nil,
    column: Int? = nil,
    key: String? = nil,
    table: String? = nil,
    language: Language? = nil,
    slot: TextSlot? = nil
  ) {
    self.severity = severity
    self.rule = rule
    self.message = message
    self.path = path
    self.line = line
    self.column = column
    self.key = key
    self.table = table
    self.language = language
    self.slot = slot
  }

  /// The same, for whoever cannot go on.
  package var asError: Diagnostic {
    var error = self
    error.severity = .error
    return error
  }
}

extension Diagnostic: CustomStringConvertible {
  /// The diagnostic as a compiler would print it.
  public var description: String {
    var place = path ?? ""
    if let line { place += place.isEmpty ? "line \(line)" : ":\(line)" }
    if let column, line != nil { place += ":\(column)" }
    return (place.isEmpty ? "" : place + ": ") + "\(severity): \(message) [\(rule)]"
  }
}
