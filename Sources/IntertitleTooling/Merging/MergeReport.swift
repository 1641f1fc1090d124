public import IntertitleLanguages
public import IntertitleTables

/// What a merge of vendored tables into the app's main table did, entry by entry.
public struct MergeReport: Sendable {
  /// One entry, its place, and what became of it.
  public struct Item: Hashable, Sendable {
    /// The key.
    public var key: String
    /// The language of the app that the entry belongs to, whatever the vendor calls it.
    public var language: Language
    /// The third party.
    public var vendor: String
    /// The vendor's file.
    public var path: String
    /// The line, from 1.
    public var line: Int?
    /// What the vendor says.
    public var value: String
    /// What the merged table holds; nil where it holds nothing for the key.
    public var kept: String?
    /// Why.
    public var reason: String
  }

  /// An entry of the merged table.
  public struct Merged: Hashable, Sendable {
    /// The entry.
    public var entry: StringEntry
    /// Who it came from; nil for the app.
    public var vendor: String?
    /// The file it came from.
    public var path: String
  }

  /// Entries that only a vendor has.
  public var added: [Item] = []
  /// Entries on which two sides differ.
  public var conflicts: [Item] = []
  /// Entries on which two sides agree.
  public var equal: [Item] = []
  /// Entries that are not merged: system tables, languages that no language of the app's falls back
  /// to, what a nearer language or another file of the vendor's has, placeholders that do not fit.
  public var skipped: [Item] = []
  /// Keys that a vendor has in some language, and not in this one of the app's.
  public var missing: [Item] = []
  /// What is odd about the sources.
  public var diagnostics: [Diagnostic] = []
  /// The merged table of each language, the app's entries first.
  public var tables: [Language: [Merged]] = [:]
  /// Whether conflicts make the merge fail.
  public var isFailed = false
}
