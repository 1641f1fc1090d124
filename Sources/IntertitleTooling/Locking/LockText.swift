internal import IntertitleLanguages
internal import IntertitleTables

/// A lock file as text.
struct LockText {
  /// What the first line begins with.
  static let head = "intertitle-lock"
  /// What the last line is: a file that was cut off lacks it.
  static let end = "end"

  private(set) var text = ""

  init(_ lock: LockFile) {
    text = """
      \(Self.head) \(LockFile.version)
      # What retitle merge took from third parties; it writes this file, and merge --check reads it.
      # Where git leaves conflict marks here, remove the file and merge again.


      """
    for vendor in lock.vendors { add(vendor) }
    text += "\(Self.end)\n"
  }

  private mutating func add(_ vendor: LockFile.Vendor) {
    add("vendor", vendor.name.locked)
    if let version = vendor.version {
      add("version", version.text.locked, "from", version.source.locked)
    }
    add("policy", vendor.policy.rawValue)
    for file in vendor.files {
      add("file", file.path.locked, "\(file.hash)")
      for entry in file.entries {
        let names = [entry.language, entry.key].compactMap { $0?.locked }
        add("entry", names.joined(separator: " "), "\(entry.digest)")
      }
    }
    for decision in vendor.decisions {
      add("decision", decision.language.locked, decision.key.locked, decision.kept?.locked ?? "app")
    }
    for misfit in vendor.misfits { add("misfit", misfit.language.locked, misfit.key.locked) }
    text += "\n"
  }

  private mutating func add(_ words: String...) {
    text += words.joined(separator: " ") + "\n"
  }
}

extension String {
  /// The text between quotation marks, on one line whatever is in it.
  fileprivate var locked: String {
    var text = "\""
    for scalar in unicodeScalars {
      switch scalar {
      case "\"", "\\": text += "\\\(scalar)"
      case _
      where [.control, .lineSeparator, .paragraphSeparator].contains(
        scalar.properties.generalCategory
      ):
        text += "\\{\(String(scalar.value, radix: 16))}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text + "\""
  }
}
