public import IntertitleLanguages
public import IntertitleTables

/// One entry of a lint subject: what it says and where it stands.
///
/// It is two words wide; texts, comment and place are made when they are asked for.
public struct LintEntry: Sendable {
  /// The file.
  public let file: LintFile
  /// The entry's number in the file.
  let index: Int
  /// The language that the entry is in; nil where neither its file nor its folder names one.
  public let language: Language?

  /// The key.
  public var key: String { file.contents.storage.key(index) }

  /// The value as one text: where there are rules, what stands for all of them.
  public var text: String { file.contents.storage.value(index) }

  /// Everything that the file says of the entry.
  public var entry: StringEntry { file.contents.entries[index] }

  /// The value, without what else there is to know of the entry.
  public var value: StringValue { rules.map { .rules($0) } ?? .text(text) }

  /// The rules by which the value is chosen; nil where it is one text.
  public var rules: FormatRules? { file.contents.storage.rules(index) }

  /// The texts that may be shown: one, or every form of the rules and their format.
  public var texts: [String] { rules.map(\.allTexts) ?? [text] }

  /// The file's path.
  public var path: String { file.path }

  /// The line and column of the entry, from 1; nil where the file is no text.
  public var place: (line: Int, column: Int)? {
    let record = file.contents.storage.records[index]
    return record.end > 0 ? file.contents.storage.place(of: Int(record.place)) : nil
  }

  /// The value's bytes, valid as long as the entry's file is.
  var textBytes: UnsafeBufferPointer<UInt8> {
    let record = file.contents.storage.records[index]
    let base = file.contents.storage.arena.base
    return .init(start: base + Int(record.valueOffset), count: Int(record.valueLength))
  }

  /// The key's bytes as they are compared, valid as long as the entry's file is.
  var keyBytes: UnsafeBufferPointer<UInt8> { file.contents.storage.keyBytes(index) }

  /// Whether two entries have the same text and neither has rules.
  func hasSameText(as other: LintEntry) -> Bool {
    let (own, their) = (textBytes, other.textBytes)
    guard own.count == their.count, let first = own.baseAddress, let second = their.baseAddress
    else { return own.isEmpty && their.isEmpty }
    return equalBytes(first, second, own.count)
  }
}

extension FormatRules {
  /// The format and every form, nested ones included.
  var allTexts: [String] {
    [format] + variables.flatMap { $0.forms.flatMap(\.value.allTexts) }
  }
}

extension StringValue {
  fileprivate var allTexts: [String] {
    switch self {
    case .text(let text): [text]
    case .rules(let rules): rules.allTexts
    }
  }
}
