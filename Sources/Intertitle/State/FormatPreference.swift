internal import IntertitleLanguages

/// What a person's choice, and the settings of the system, say of how numbers and dates are written.
struct FormatPreference: Hashable, Sendable {
  /// The languages that were asked for, best first, that say something of formats under `-u-`, which
  /// holds for texts in them.
  let wishes: [Language]
  /// The region that was chosen with a language, then that of the person's settings.
  let regions: [String]

  init(_ standing: LanguageControl.Standing?) {
    wishes = standing?.wishes.filter { $0.keywords != nil } ?? []
    let choice = standing.flatMap { $0.preference.followsSystem ? nil : $0.preference.choice }
    regions = [choice?.region, standing?.region].compactMap { $0?.uppercased() }
      .filter(\.isRegion)
  }

  /// Whether texts in a language look the same with both: a region goes without saying that is the
  /// language's likely one, unless numbers are written in a way of their own there.
  func comesToTheSame(as other: FormatPreference, in language: Language) -> Bool {
    guard regions != other.regions else { return wishes == other.wishes }
    guard let likely = language.maximized.region, !NumberStyle.isSpecial(language, in: likely)
    else { return false }
    return wishes == other.wishes
      && regions.prefix { $0 != likely } == other.regions.prefix { $0 != likely }
  }
}

extension Language {
  /// What the tag says of formats: `u-nu-arab`.
  var keywords: String? { extensions.first { $0.hasPrefix("u-") } }
}

extension String {
  /// Whether it has the shape of a region: two or three letters or digits.
  fileprivate var isRegion: Bool {
    (2...3).contains(utf8.count) && utf8.allSatisfy(\.isLetterOrDigit)
  }
}

extension UInt8 {
  fileprivate var isLetterOrDigit: Bool {
    switch self {
    case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
      UInt8(ascii: "a")...UInt8(ascii: "z"):
      true
    default: false
    }
  }
}
