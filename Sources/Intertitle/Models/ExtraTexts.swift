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

  init(localizer: Localizer) {
    self.localizer = localizer
    _accessibilityLabel = Intercepted(.accessibilityLabel, localizer: localizer)
    _accessibilityHint = Intercepted(.accessibilityHint, localizer: localizer)
    _accessibilityValue = Intercepted(.accessibilityValue, localizer: localizer)
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

/// A model with texts for assistive technologies, spelled as in UIKit.
public protocol ExtraTextBearer: TextBearer {
  /// The texts for assistive technologies, and the image name; made when first asked for.
  var extras: ExtraTexts { get }
}

extension ExtraTextBearer {
  /// What an assistive technology calls the element.
  public var accessibilityLabel: String? {
    get { extras.accessibilityLabel }
    set { extras.accessibilityLabel = newValue }
  }

  /// What an assistive technology says the element does.
  public var accessibilityHint: String? {
    get { extras.accessibilityHint }
    set { extras.accessibilityHint = newValue }
  }

  /// What an assistive technology says the element holds.
  public var accessibilityValue: String? {
    get { extras.accessibilityValue }
    set { extras.accessibilityValue = newValue }
  }
}

/// Room for the extra texts of a model, which most models never have.
struct ExtraTextsOnDemand {
  private var made: ExtraTexts?

  mutating func made(by localizer: Localizer) -> ExtraTexts {
    if let made { return made }
    let extras = ExtraTexts(localizer: localizer)
    made = extras
    return extras
  }

  /// The texts, if there are any yet.
  var texts: [InterceptedText] { made?.texts ?? [] }
}
