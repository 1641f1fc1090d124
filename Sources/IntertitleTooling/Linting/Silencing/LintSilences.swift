internal import IntertitleLanguages
internal import IntertitleTables

/// What comments in files silence.
///
/// A comment says `retitle:` and one of these, then names of rules between commas or blanks; without
/// names, all rules are meant. What follows a double dash is for people.
///
/// | comment | silences |
/// | --- | --- |
/// | `retitle:disable:next untranslated -- a brand` | what stands next: an entry, or a line |
/// | `retitle:disable:this empty-value` | the line the comment is on |
/// | `retitle:disable missing-keys` | everything from here to the end, or to `retitle:enable` |
/// | `retitle:enable missing-keys` | nothing any more |
///
/// It works in the comments of `.strings` files and in the XML comments of `.stringsdict` files. In
/// a catalog, where comments belong to keys, each of the first three silences its key, in all
/// languages.
///
/// ```
/// /* The name is the same everywhere. retitle:disable:next untranslated */
/// "app.name" = "Lantern Deluxe Edition";
/// ```
struct LintSilences {
  private var files: [String: FileSilences] = [:]

  init(_ files: [LintFile]) {
    for file in files {
      if let silences = FileSilences(file) { self.files[file.path] = silences }
    }
  }

  /// Whether a finding is silenced.
  func silence(_ finding: LintFinding) -> Bool {
    guard !files.isEmpty, let silences = finding.diagnostic.path.flatMap({ files[$0] }) else {
      return false
    }
    return silences.silence(finding)
  }
}
