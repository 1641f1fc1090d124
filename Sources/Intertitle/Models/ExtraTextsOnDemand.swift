/// Room for the texts that a model has for assistive technologies, which most models never need: one
/// word, until they are asked for.
public struct ExtraTextsOnDemand {
  private var made: ExtraTexts?

  /// Makes room.
  public init() {}

  /// The texts, made where they are not yet.
  mutating func made(by localizer: Localizer, table: String?) -> ExtraTexts {
    if let made { return made }
    let extras = ExtraTexts(localizer: localizer, table: table)
    made = extras
    return extras
  }

  /// The texts, if there are any yet.
  public var texts: [InterceptedText] { made?.texts ?? [] }
}
