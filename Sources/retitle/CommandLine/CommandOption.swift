/// An option of a command.
struct CommandOption {
  /// The name with its dashes: `--tables`.
  var name: String
  /// What its value is called, or the words it may be: `DIR`, `language|script`; nil where it has
  /// none.
  var value: String?
  /// What it is for.
  var summary: String
  /// Whether it must be there.
  var isRequired = false
  /// Whether it may be there several times; of others, the last one counts.
  var isRepeated = false
  /// Whether it is promised and not there yet: refused, and not in the help.
  var isLater = false

  /// An option that is promised and not there yet.
  static func later(_ name: String, value: String? = nil) -> CommandOption {
    CommandOption(name: name, value: value, summary: "", isLater: true)
  }

  /// How the help writes it: `--vendor DIR`.
  var spelling: String { value.map { "\(name) \($0)" } ?? name }
}

// The options that several commands have.
extension CommandOption {
  static let development = CommandOption(
    name: "--development",
    value: "TAG",
    summary: "the language the app is written in; else en, else Base, else the first by name"
  )
  static let mainTable = CommandOption(
    name: "--main-table",
    value: "NAME",
    summary: "the app's main table; Localizable unless said"
  )
  /// Whose text stands where two differ.
  ///
  /// - Parameter failing: What `fail` does.
  /// - Returns: The option.
  static func policy(failing: String) -> CommandOption {
    CommandOption(
      name: "--policy",
      value: "[VENDOR=]app-wins|vendor-wins|fail",
      summary: "what stands where two differ, for all vendors or one; app-wins unless said. With"
        + " fail, \(failing). A vendor is called as its folder is, without .framework or .bundle;"
        + " of two given folders of one name it is Alpha/Resources and Beta/Resources",
      isRepeated: true
    )
  }
  static let encoding = CommandOption(
    name: "--encoding",
    value: "NAME",
    summary: "how bytes stand for characters in files that are not Unicode: latin1, GBK …"
  )
  static let json = CommandOption(name: "--json", summary: "one JSON object, for scripts")
  static let colour = CommandOption(
    name: "--color",
    value: "auto|always|never",
    summary: "whether in colour; auto is on a terminal"
  )
  static let quiet = CommandOption(
    name: "--quiet",
    summary: "no notes and no progress, only results, warnings and errors"
  )
  static let help = CommandOption(name: "--help", summary: "this page")
}
