import Foundation
import Intertitle
import IntertitleTables

/// A way to the first answer, as a fresh process goes it.
enum FirstAnswer: String, CaseIterable {
  case foundation
  case localizer
  case table

  /// The word by which this program is told to give one answer and end.
  static let word = "--first-answer"

  var name: String {
    switch self {
    case .foundation: "Bundle.localizedString"
    case .localizer: "Localizer.load, use and text(forKey:)"
    case .table: "the file alone, as a table"
    }
  }

  /// Answers once, if the call asks for that, and prints how many milliseconds it took and how many
  /// megabytes.
  static func answerIfAsked() -> Bool {
    let words = CommandLine.arguments
    guard words.count == 5, words[1] == word, let way = FirstAnswer(rawValue: words[2]) else {
      return false
    }
    let memory = greatestMemory
    let start = DispatchTime.now().uptimeNanoseconds
    let isAnswered = way.answer(folder: words[3], key: words[4])
    let time = DispatchTime.now().uptimeNanoseconds - start
    if isAnswered { print(Double(time) / 1e6, greatestMemory - memory, terminator: "") }
    return true
  }

  /// The most memory that was in use so far, in megabytes; not a number where the system does not
  /// say.
  private static var greatestMemory: Double {
    let status = (try? String(contentsOfFile: "/proc/self/status", encoding: .utf8)) ?? ""
    let line = status.split(separator: "\n").first { $0.hasPrefix("VmHWM:") }
    let words = line?.split(whereSeparator: \.isWhitespace) ?? []
    return words.count > 1 ? (Double(words[1]) ?? .nan) / 1_024 : .nan
  }

  /// Whether the key has a text.
  private func answer(folder: String, key: String) -> Bool {
    switch self {
    case .foundation:
      let bundle = Bundle(path: folder + "/fr.lproj")
      return bundle?.localizedString(forKey: key, value: nil, table: nil) ?? key != key
    case .localizer:
      let localizer = Localizer(system: .fixed([]))
      localizer.load(folder: folder)
      _ = try? localizer.use("fr")
      return localizer.text(forKey: key) != key
    case .table:
      let path = folder + "/fr.lproj/Localizable.strings"
      guard let file = try? StringFile(contentsOf: path) else { return false }
      let table = StringTable(folding: [.init(language: "fr", file: file)])
      return table.index(of: key) != nil
    }
  }
}
