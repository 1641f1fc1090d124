/// What a model shows beside its text: the texts for assistive technologies, and an image.
///
/// Most models never need one; it is made when it is first asked for.
public final class ExtraTexts {
  /// What an assistive technology calls the element.
  @Intercepted public var accessibilityLabel: String?
  /// What an assistive technology says the element does.
  @Intercepted public var accessibilityHint: String?
  /// What an assistive technology says the element holds.
  @Intercepted public var accessibilityValue: String?

  private let localizer: Localizer
  private var assignedImageName: String?

  fileprivate init(beside text: InterceptedText) {
    let (localizer, table) = (text.localizer, text.table)
    self.localizer = localizer
    _accessibilityLabel = Intercepted(.accessibilityLabel, table: table, localizer: localizer)
    _accessibilityHint = Intercepted(.accessibilityHint, table: table, localizer: localizer)
    _accessibilityValue = Intercepted(.accessibilityValue, table: table, localizer: localizer)
  }

  /// The name of the image in the language in use; setting it assigns the key of the name.
  ///
  /// Image names run no chain: they are looked up as ``Localizer/imageName(_:)`` does.
  public var imageName: String? {
    get { assignedImageName.map(localizer.imageName) }
    set { assignedImageName = newValue }
  }

  /// The texts for assistive technologies.
  public var texts: [InterceptedText] {
    [$accessibilityLabel, $accessibilityHint, $accessibilityValue]
  }
}

extension InterceptedText {
  /// What a model shows beside this text, made where it is not yet.
  func extraTexts() -> ExtraTexts {
    if let madeExtras { return madeExtras }
    let extras = ExtraTexts(beside: self)
    madeExtras = extras
    return extras
  }
}
