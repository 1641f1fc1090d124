internal import IntertitleLanguages

/// What a person's choice, and the settings of the system, say of how numbers and dates are written.
struct FormatPreference: Hashable, Sendable {
  /// The languages that were asked for, best first: what one says under `-u-` holds for texts in it.
  let wishes: [Language]
  /// The region that was chosen with a language, then that of the person's settings.
  let regions: [String]

  init(_ standing: LanguageControl.Standing?) {
    wishes = standing?.wishes ?? []
    let choice = standing.flatMap { $0.preference.followsSystem ? nil : $0.preference.choice }
    regions = [choice?.region, standing?.region].compactMap { $0?.uppercased() }
      .filter(\.isRegion)
  }
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
