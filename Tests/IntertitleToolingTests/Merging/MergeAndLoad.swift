import Intertitle
import IntertitleLanguages

@testable import IntertitleTables
@testable import IntertitleTooling

/// The same files merged by the tool and loaded by a localizer.
struct MergeAndLoad {
  /// What is answered for a key, and where that stands.
  struct Answer: Hashable {
    var text: String
    var vendor: String?
    var path: String?
  }

  let localizer: Localizer
  let merge: TableMerge
  let report: MergeReport

  /// Takes files by their paths, those of vendors below a folder of many.
  init(
    app: [String: String],
    vendors: [(String, String)] = [],
    development: Language = "en",
    policies: MergePolicies = MergePolicies()
  ) {
    let bytes = vendors.map { ($0.0, Array($0.1.utf8)) }
    localizer = Localizer(
      options: TableOptions(
        development: development,
        vendorPolicy: policies.usual,
        vendorPolicies: policies.exceptions
      ),
      system: .fixed([])
    )
    localizer.load(files: app.mapValues { Array($0.utf8) }, vendors: OrderedPairs(bytes))
    merge = TableMerge(
      Self.sources(app, vendors),
      languages: Self.languages(of: app),
      development: development,
      policy: policies.usual,
      except: policies.exceptions
    )
    report = merge.report()
  }

  /// The app's languages, as their folders and catalogs name them.
  private static func languages(of app: [String: String]) -> [Language] {
    app.flatMap { path, text in
      MergeSource(StringFile(bytes: Array(text.utf8), path: path))?.languages.compactMap(\.self)
        ?? []
    }
  }

  private static func sources(
    _ app: [String: String],
    _ vendors: [(String, String)]
  ) -> [MergeSource] {
    let own = app.sorted { $0.key < $1.key }.filter { $0.key.contains("Localizable.") }
    return own.compactMap { MergeSource(StringFile(bytes: Array($1.utf8), path: $0)) }
      + vendors.compactMap { path, text in
        let folders = path.split(separator: "/").dropLast().map(String.init)
        let name = VendorPath.vendor(in: folders)?.name
        return MergeSource(StringFile(bytes: Array(text.utf8), path: path), vendor: name)
      }
  }

  /// What the localizer shows for an assigned text.
  func loaded(_ key: String, in language: Language) throws -> Answer {
    try localizer.use(language)
    let explained = localizer.explain(.key(key))
    let place = explained.provenance
    return Answer(text: explained.text, vendor: place?.vendor, path: place?.path)
  }

  /// What the merged tables show for it, each language of the chain in turn.
  func merged(_ key: String, in language: Language) -> Answer {
    for link in AnswerOrder.chain(for: language, development: merge.order.development) {
      let table = merge.languages.counterpart(of: link.language)
      let entry = table.flatMap { report.tables[$0] }?.first { $0.entry.key == key }
      guard let entry else { continue }
      return Answer(text: entry.entry.shown, vendor: entry.vendor, path: entry.path)
    }
    return Answer(text: key, vendor: nil, path: nil)
  }

  /// A localizer that has loaded what the merge writes in place of the app and its vendors.
  func reloaded() -> Localizer {
    var files: [String: [UInt8]] = [:]
    for language in merge.languages {
      let table = GeneratedTable(report, language, call: "")
      let place = LanguageFolder.name(language.tag) + "/" + TableName.usual
      files[place + ".strings"] = Array(table.text.utf8)
      files[place + ".stringsdict"] = Array(table.ruleText(ofTable: TableName.usual).utf8)
    }
    let options = TableOptions(development: merge.order.development)
    let localizer = Localizer(options: options, system: .fixed([]))
    localizer.load(files: files)
    return localizer
  }

  /// The answer on which both agree; nil where they do not.
  func answer(_ key: String, in language: Language) throws -> String? {
    let (loaded, merged) = (try loaded(key, in: language), merged(key, in: language))
    return loaded == merged ? loaded.text : nil
  }
}

extension StringEntry {
  /// What is shown of it without a number.
  fileprivate var shown: String {
    guard case .rules(let rules) = value else { return text }
    return rules.printableForm
  }
}

/// A file of plain texts.
func strings(_ pairs: KeyValuePairs<String, String>) -> String {
  pairs.map { "\"\($0.key)\" = \"\($0.value)\";\n" }.joined()
}

/// A file of rules that count, with a form for one and for others of each key.
func rules(_ pairs: KeyValuePairs<String, (one: String, other: String)>) -> String {
  let entries = pairs.map { key, forms in
    """
    <key>\(key)</key><dict><key>NSStringLocalizedFormatKey</key><string>%#@n@</string>
    <key>n</key><dict><key>NSStringFormatSpecTypeKey</key><string>NSStringPluralRuleType</string>
    <key>NSStringFormatValueTypeKey</key><string>lld</string>
    <key>one</key><string>\(forms.one)</string><key>other</key><string>\(forms.other)</string>
    </dict></dict>
    """
  }
  return "<plist version=\"1.0\"><dict>\(entries.joined())</dict></plist>"
}

/// A catalog of plain texts: language, key, text.
func catalog(_ texts: [(language: String, key: String, text: String)]) -> String {
  let keys = Dictionary(grouping: texts, by: \.key).sorted { $0.key < $1.key }
  let entries = keys.map { key, texts in
    let units = texts.map {
      "\"\($0.language)\": {\"stringUnit\": {\"state\": \"translated\", \"value\": \"\($0.text)\"}}"
    }
    return "\"\(key)\": {\"localizations\": {\(units.joined(separator: ", "))}}"
  }
  return """
    {"sourceLanguage": "en", "version": "1.0", "strings": {\(entries.joined(separator: ",\n"))}}
    """
}
