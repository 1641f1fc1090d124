extension Language {
  /// The languages that a program's arguments ask for: `-AppleLanguages "(fr, zh-Hans)"`.
  ///
  /// Xcode's schemes and UI tests start programs so. The value is a list as old-style property lists
  /// write one, or a lone tag; of several the last one counts. What is no tag is skipped.
  ///
  /// - Parameter arguments: The program's arguments, its name included or not.
  /// - Returns: What is asked for, most wanted first, each language once; empty where nothing is.
  package static func preferences(inArguments arguments: [String]) -> [Language] {
    guard let option = arguments.lastIndex(of: "-AppleLanguages"), option + 1 < arguments.count
    else { return [] }
    let words = arguments[option + 1].split { " \t\n(),\"';".contains($0) }
    var seen: Set<Language> = []
    return words.prefix(100).map { Language(String($0)) }
      .filter { $0.isUsable && seen.insert($0).inserted }
  }
}
