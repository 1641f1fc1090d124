import Foundation
import Intertitle
import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

/// What a merge keeps is what a load shows: for generated projects, and for those of a corpus.
@Suite struct MergeAndLoadPropertyTests {
  @Test(arguments: 0..<40) func whatMergeKeepsIsWhatLoadShows(seed: Int) throws {
    var checked = 0
    for round in 0..<25 {
      var layout = RandomLayout(SplitMix(state: UInt64(seed * 1_000 + round)))
      let both = layout.mergeAndLoad()
      let reloaded = both.reloaded()
      #expect(MergeAccounts(both.report).isBalanced, "\(layout.description)")
      for language in both.merge.languages {
        try reloaded.use(language)
        for key in RandomLayout.keys {
          let (loaded, merged) = (
            try both.loaded(key, in: language), both.merged(key, in: language)
          )
          #expect(loaded == merged, "\(key) in \(language) of \(layout.description)")
          let again = reloaded.explain(.key(key)).text
          #expect(loaded.text == again, "\(key) in \(language) of \(layout.description)")
          checked += loaded.path == nil ? 0 : 1
        }
      }
      let refused = reloaded.diagnostics.filter { $0.rule == "format-mismatch" }
      #expect(refused.isEmpty, "\(layout.description)")
    }
    #expect(checked > 50)
  }

  @Test(.enabled(if: corpusRoot != nil)) func whatMergeKeepsIsWhatLoadShowsInTheCorpus() throws {
    let root = try #require(corpusRoot)
    let trees = try FileManager.default.contentsOfDirectory(atPath: root).sorted().compactMap {
      try? LintTree(path: "\(root)/\($0)")
    }
    let folders = trees.compactMap { tree in tree.folders.max { $0.files.count < $1.files.count } }
    var checked = 0
    for (index, app) in folders.enumerated() {
      let vendors = [1, 2].map { folders[(index + $0) % folders.count].path }
      checked += try compare(app.path, vendors)
    }
    #expect(checked > 1_000)
  }

  /// Compares every key of every merged table, and gives their number.
  private func compare(_ app: String, _ vendors: [String]) throws -> Int {
    let request = MergeRequest(main: app, vendors: vendors)
    guard let input = try? MergeInput(request) else { return 0 }
    let merge = input.merge(request)
    let report = merge.report()
    let localizer = Localizer(
      options: TableOptions(development: input.languages.development),
      system: .fixed([])
    )
    localizer.load(folder: app, vendors: vendors)
    var checked = 0
    for language in merge.languages where (try? localizer.use(language)) != nil {
      for merged in report.tables[language].map(Array.init) ?? [] {
        let place = localizer.explain(.key(merged.entry.key)).provenance
        guard place != nil || !merged.entry.key.contains(where: { !$0.isWhitespace }) else {
          Issue.record("\(merged.entry.key.debugDescription) in \(language) of \(app)")
          continue
        }
        if let place { #expect(place.path == merged.path, "\(merged.entry.key) in \(language)") }
        checked += 1
      }
    }
    return checked
  }
}

private let corpusRoot = ProcessInfo.processInfo.environment["INTERTITLE_CORPUS"]

/// A project of an app and its vendors, made of numbers.
private struct RandomLayout {
  static let keys = ["a", "b", "c", "%lld files", "say %@"]
  private static let folders = [
    "en.lproj/", "English.lproj/", "Base.lproj/", "", "es.lproj/", "es-419.lproj/", "es-MX.lproj/",
    "es_MX.lproj/", "zh-Hans.lproj/", "zh_Hans.lproj/", "zh_CN.lproj/", "no.lproj/", "nb.lproj/",
    "nn.lproj/", "pt_BR.lproj/", "pt-BR.lproj/", "EN.lproj/", "C.lproj/", "no such.lproj/",
  ]
  private static let catalogLanguages = [
    "en", "pt-BR", "pt_BR", "es", "es-MX", "no", "nb", "zh-Hans",
  ]
  private static let developments: [Language] = [
    "en", "en", "en", "zh-Hans", "es", "no", "fr", "pt-BR",
  ]

  private var random: SplitMix
  private var app: [String: String] = [:]
  private var vendors: [(String, String)] = []
  private var settings = ""

  init(_ random: SplitMix) {
    self.random = random
  }

  var description: String { "\(settings) \(app.sorted { $0.key < $1.key }) \(vendors)" }

  mutating func mergeAndLoad() -> MergeAndLoad {
    for _ in 0...random.next(below: 6) {
      let (path, text) = file(in: "", ["Localizable", "Localizable", "Other"])
      app[path] = text
    }
    var seen: Set<String> = []
    for name in ["Zed", "Abe.framework", "Kit"].prefix(random.next(below: 4)) {
      for _ in 0...random.next(below: 5) {
        let file = file(in: "\(name)/", ["T", "Localizable", "InfoPlist", "U"])
        if seen.insert(file.0).inserted { vendors.append(file) }
      }
    }
    let all = MergePolicy.allCases
    let policies = MergePolicies(
      all[random.next(below: 3)],
      except: random.next(below: 2) == 0 ? [:] : ["Abe": all[random.next(below: 3)]]
    )
    let development = Self.developments[random.next(below: Self.developments.count)]
    settings = "\(development) \(policies)"
    return MergeAndLoad(app: app, vendors: vendors, development: development, policies: policies)
  }

  private mutating func file(in root: String, _ tables: [String]) -> (String, String) {
    let table = tables[random.next(below: tables.count)]
    let folder = Self.folders[random.next(below: Self.folders.count)]
    switch random.next(below: 6) {
    case 0: return ("\(root)\(table).xcstrings", inCatalog("\(root)\(table).xcstrings"))
    case 1:
      let path = "\(root)\(folder)\(table).stringsdict"
      return (path, rules(["%lld files": ("%lld one \(path)", "%lld \(path)")]))
    default:
      let path = "\(root)\(folder)\(table).strings"
      let keys = Self.keys + Self.keys.prefix(random.next(below: 3))
      let lines = keys.map { "\"\($0)\" = \"\(text($0, path))\";" }
      return (path, lines.filter { _ in random.next(below: 2) == 0 }.joined(separator: "\n"))
    }
  }

  private mutating func inCatalog(_ path: String) -> String {
    var texts: [(language: String, key: String, text: String)] = []
    for language in Self.catalogLanguages {
      for key in Self.keys where random.next(below: 4) == 0 {
        texts.append((language, key, text(key, "\(path) \(language)")))
      }
    }
    return catalog(texts)
  }

  /// A text that says where it stands, or one that several files share; now and then its
  /// placeholders do not fit, or it is empty.
  private mutating func text(_ key: String, _ path: String) -> String {
    let words = random.next(below: 4) == 0 ? "shared" : path
    switch random.next(below: 12) {
    case 0: return ""
    case 1: return "%lld \(words)"
    default: break
    }
    guard key.contains("%") else { return words }
    return random.next(below: 4) == 0 ? "%3$@ \(words)" : "\(key) \(words)"
  }
}
