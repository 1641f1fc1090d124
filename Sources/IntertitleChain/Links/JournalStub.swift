public import IntertitleLanguages

extension Journal {
  /// The journal's keys of one table as a string file that is ready to translate.
  ///
  /// An entry is preceded by a comment that names its slots and how often it was shown. A key that
  /// the language lacks stands in a comment of its own, so that its untranslated form never
  /// becomes a value.
  ///
  /// - Parameters:
  ///   - language: The language to translate into.
  ///   - table: The table; nil for the main table.
  /// - Returns: The text of the file; empty where nothing is missing.
  public func stringsStub(for language: Language, table: String? = nil) -> String {
    entries.filter { $0.table == table && $0.origins[language] != .table }
      .map(stub)
      .joined(separator: "\n")
  }

  private func stub(_ entry: Entry) -> String {
    let slots = entry.slots.map(\.name).sorted().joined(separator: ", ").withoutCommentEnds
    let key = entry.key.quotedForStrings
    return """
      /* \(slots); shown \(entry.count) \(entry.count == 1 ? "time" : "times") */
      // \(key) = "";

      """
  }
}

extension String {
  /// The text with a blank in what would end a comment.
  var withoutCommentEnds: String {
    reduce(into: "") { result, character in
      if character == "/", result.last == "*" { result.append(" ") }
      result.append(character)
    }
  }

  /// The text between quotes, with what would end them escaped: one line, whatever is in it.
  var quotedForStrings: String {
    var result = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"": result += "\\\""
      case "\\": result += "\\\\"
      case "\n": result += "\\n"
      case "\r": result += "\\r"
      case "\t": result += "\\t"
      case _ where scalar.value < 0x20 || scalar.value == 0x7F || (0x2028...0x2029) ~= scalar.value:
        let digits = String(scalar.value, radix: 16)
        result += "\\U" + String(repeating: "0", count: 4 - digits.count) + digits
      default: result.unicodeScalars.append(scalar)
      }
    }
    return result + "\""
  }
}
