public import IntertitleLanguages

/// What a format is rendered for: the language, its numbers, the device.
///
/// Made once for a language and kept.
public struct FormatContext: Hashable, Sendable {
  /// The language whose plural rules choose the forms.
  public var language: Language
  /// How numbers are written.
  package var numbers: NumberStyle
  /// Whether arguments stand between the marks FSI and PDI where directions can mix, so that a name in
  /// Latin letters does not disturb an Arabic sentence; numbers never do.
  public var isolatesArguments: Bool
  /// The device's names, the most specific first: `["ipad"]`.
  public var devices: [String]
  /// How many columns are free; nil where nothing limits them.
  public var width: Int?

  /// A language with the user's region.
  ///
  /// - Parameters:
  ///   - language: The language.
  ///   - region: The user's region, `CH`; nil for the language's own.
  ///   - isolatesArguments: Whether arguments are isolated.
  ///   - devices: The device's names, the most specific first.
  ///   - width: How many columns are free.
  public init(
    _ language: Language,
    region: String? = nil,
    isolatesArguments: Bool = false,
    devices: [String] = [],
    width: Int? = nil
  ) {
    self.language = language
    self.numbers = NumberStyle(language, region: region)
    self.isolatesArguments = isolatesArguments
    self.devices = devices
    self.width = width
  }
}
