import IntertitleTables
import IntertitleTooling

/// What `merge --json` has.
struct MergeJSON: Encodable {
  let added: [Entry]
  let conflicts: [Entry]
  let drift: [Drift]
  let equal: [Entry]
  let missing: [Entry]
  let skipped: [Entry]

  init(_ run: MergeRun) {
    func entries(_ items: MergeList<MergeReport.Item>) -> [Entry] {
      items.map { Entry(item: $0, language: run.languages.name(of: $0.language)) }
    }
    added = entries(run.report.added)
    conflicts = entries(run.report.conflicts)
    drift = run.drift.map { Drift(drift: $0) }
    equal = entries(run.report.equal)
    missing = entries(run.report.missing)
    skipped = entries(run.report.skipped)
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

  /// What has changed since it was recorded: every key always.
  struct Drift: Encodable {
    let drift: MergeDrift

    private enum Key: String, CodingKey {
      case kind, vendor, path, key, advice
    }

    func encode(to encoder: any Encoder) throws {
      var object = encoder.container(keyedBy: Key.self)
      try object.encode(drift.kind.rawValue, forKey: .kind)
      try object.encode(drift.vendor, forKey: .vendor)
      try object.encode(drift.path, forKey: .path)
      try object.encode(drift.key, forKey: .key)
      try object.encode(drift.advice, forKey: .advice)
    }
  }
}
