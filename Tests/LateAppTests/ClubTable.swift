import Foundation
import Intertitle

@testable import LateApp

/// The main table of the club's in one language, read line by line, as a person reads it.
struct ClubTable {
  /// The texts without plural forms, by key.
  let texts: [String: String]
  /// The keys with plural forms.
  let ruled: Set<String>

  init(in language: Language) throws {
    let folder = Launch.folder + "/Tables/\(language.tag).lproj/"
    let strings = try String(contentsOfFile: folder + "Localizable.strings", encoding: .utf8)
    let pairs = strings.components(separatedBy: "\n").compactMap { line in
      let parts = line.components(separatedBy: "\" = \"")
      return parts.count == 2 ? (String(parts[0].dropFirst()), String(parts[1].dropLast(2))) : nil
    }
    texts = Dictionary(uniqueKeysWithValues: pairs)
    let rules = try String(contentsOfFile: folder + "Localizable.stringsdict", encoding: .utf8)
    ruled = Set(
      rules.components(separatedBy: "\n  <key>").dropFirst().map {
        $0.components(separatedBy: "</key>")[0]
      }
    )
  }

  /// The texts that are shown as they stand.
  var whole: [String: String] { texts.filter { !$0.value.contains("%") } }

  var keys: Set<String> { ruled.union(texts.keys) }
}
