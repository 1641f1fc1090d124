internal import Foundation
internal import IntertitleLanguages

/// Reads property lists as XML and as Xcode compiles them.
enum PropertyListReader {
  static func readBinary(_ arena: TextArena, path: String) -> Reading {
    read(Data(arena.bytes), path: path, format: .binaryPropertyList)
  }

  static func readXML(_ text: DecodedText, path: String) -> Reading {
    read(Data(text.arena.bytes), path: path, format: .xmlPropertyList)
  }

  private static func read(_ data: Data, path: String, format: StringFileFormat) -> Reading {
    guard let list = try? PropertyListSerialization.propertyList(from: data, format: nil) else {
      return .empty(
        path,
        format,
        [Diagnostic(.error, rule: "property-list", "this property list is broken", path: path)]
      )
    }
    guard let dictionary = list as? [String: Any] else {
      return .empty(
        path,
        format,
        [Diagnostic(.error, rule: "not-a-table", "this file holds no keys and values", path: path)]
      )
    }
    var pairs: [(String, String)] = []
    var diagnostics: [Diagnostic] = []
    for key in dictionary.keys.sorted() {
      if let text = dictionary[key] as? String {
        pairs.append((key, text))
      } else {
        diagnostics.append(
          Diagnostic(
            .warning,
            rule: "not-text",
            "the value of \"\(Shown.text(key))\" is not text: the entry is left out",
            path: path
          )
        )
      }
    }
    return Reading(
      path: path,
      format: format,
      encoding: .utf8,
      hasByteOrderMark: false,
      storage: PairsReader.storage(pairs),
      diagnostics: diagnostics,
      isAcceptedByApple: true
    )
  }
}
