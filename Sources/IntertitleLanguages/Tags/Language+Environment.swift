extension Language {
  /// The languages that POSIX environment variables ask for, in gettext's order.
  ///
  /// The locale is the first of `LC_ALL`, `LC_MESSAGES`, `LANG` that is not empty. `LANGUAGE`, a list
  /// with colons, is the whole answer, but counts only when that locale is set and is not `C` or
  /// `POSIX`.
  /// Codesets and modifiers are cut; `C`, `POSIX`, `und` and what is no tag are skipped.
  ///
  /// - Parameters:
  ///   - language: The value of `LANGUAGE`, nil where it is not set; the others alike.
  ///   - lcAll: The value of `LC_ALL`.
  ///   - lcMessages: The value of `LC_MESSAGES`.
  ///   - lang: The value of `LANG`.
  /// - Returns: What is asked for, most wanted first, each language once; often empty.
  package static func preferences(
    language: String?,
    lcAll: String?,
    lcMessages: String?,
    lang: String?
  ) -> [Language] {
    let set = [lcAll, lcMessages, lang].lazy.compactMap(\.self).first { !$0.isEmpty }
    guard let set, !isPOSIX(set) else { return [] }
    let list = (language ?? "").split(separator: ":").map(String.init)
    var seen: Set<Language> = []
    return (list.isEmpty ? [set] : list)
      .prefix(100)
      .map { Language($0) }
      .filter { $0.isUsable && seen.insert($0).inserted }
  }

  /// `C`, `C.UTF-8` and `POSIX` ask for untranslated text.
  private static func isPOSIX(_ locale: String) -> Bool {
    let name = locale.prefix { $0 != "." && $0 != "@" }
    return name == "C" || name == "POSIX"
  }
}
