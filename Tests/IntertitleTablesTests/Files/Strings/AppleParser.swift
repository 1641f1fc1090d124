import Foundation
import IntertitleLanguages

@testable import IntertitleTables

/// What the platform's own parser (Core Foundation's) makes of a file: the judge of our reader.
enum AppleParser {
  /// The texts of a file, by key; nil where the parser refuses it or it holds no dictionary.
  static func texts(_ bytes: [UInt8]) -> [String: String]? {
    guard
      let list = try? PropertyListSerialization.propertyList(from: Data(bytes), format: nil),
      let dictionary = list as? [String: Any]
    else { return nil }
    return dictionary.compactMapValues { $0 as? String }
  }
}
