import IntertitleTables
import IntertitleTooling

/// What `merge --json` has.
struct MergeJSON: Encodable {
  let added: [Entry]
  let conflicts: [Entry]
  let equal: [Entry]
  let skipped: [Entry]
  let missing: [Entry]

  init(_ report: MergeReport, _ languages: AppLanguages) {
    func entries(_ items: [MergeReport.Item]) -> [Entry] {
      items.map { Entry(item: $0, language: languages.name(of: $0.language)) }
    }
    added = entries(report.added)
    conflicts = entries(report.conflicts)
    equal = entries(report.equal)
    skipped = entries(report.skipped)
    missing = entries(report.missing)
  }

  /// One entry: every key always, null where there is nothing to say.
  struct Entry: Encodable {
    let item: MergeReport.Item
    let language: String

    private enum Key: String, CodingKey {
      case key, language, vendor, path, line, value, kept, reason
    }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(item.key, forKey: .key)
      try object.encode(language, forKey: .language)
      try object.encode(item.vendor, forKey: .vendor)
      try object.encode(item.path, forKey: .path)
      try object.encode(item.line, forKey: .line)
      try object.encode(item.value, forKey: .value)
      try object.encode(item.kept, forKey: .kept)
      try object.encode(item.reason, forKey: .reason)
    }
  }
}
