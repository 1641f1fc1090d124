internal import IntertitleChain

/// An alert: what `UIAlertController` is to view code, as far as texts go.
///
/// ```swift
/// let alert = AlertModel(title: "Delete the wallet?", message: "This cannot be undone.")
/// alert.addAction(AlertActionModel(title: "Cancel", style: .cancel))
/// ```
public final class AlertModel: ExtraTextBearer {
  /// How an alert is shown.
  public enum Style: Int, Hashable, Sendable {
    /// As a sheet of actions.
    case actionSheet
    /// As an alert in the middle of the screen.
    case alert
  }

  /// The title; setting it assigns a key.
  @Intercepted public var title: String?
  /// The message; setting it assigns a key.
  @Intercepted public var message: String?
  /// How it is shown.
  public let preferredStyle: Style
  /// The buttons, in the order in which they were added.
  public private(set) var actions: [AlertActionModel] = []
  private var madeExtras = ExtraTextsOnDemand()

  /// Creates an alert.
  ///
  /// - Parameters:
  ///   - title: The key of its title.
  ///   - message: The key of its message.
  ///   - preferredStyle: How it is shown.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public init(
    title: String? = nil,
    message: String? = nil,
    preferredStyle: Style = .alert,
    table: String? = nil
  ) {
    self.preferredStyle = preferredStyle
    _title = Intercepted(wrappedValue: title, .alertTitle, table: table)
    _message = Intercepted(wrappedValue: message, .alertMessage, table: table)
  }

  /// Adds a button behind those that are there.
  ///
  /// - Parameter action: The button; one that is added twice is there twice.
  public func addAction(_ action: AlertActionModel) { actions.append(action) }

  /// The texts for assistive technologies, and the image name; made when first asked for.
  public var extras: ExtraTexts { madeExtras.made(by: $title.localizer) }

  /// The title, the message and the titles of the buttons.
  public var texts: [InterceptedText] {
    [$title, $message] + actions.flatMap(\.texts) + madeExtras.texts
  }
}

extension AlertModel: CustomStringConvertible {
  /// What the title shows, from which key, in which language.
  public var description: String { describe($title) }
}

/// A button of an alert: what `UIAlertAction` is to view code, as far as texts go.
public final class AlertActionModel: TextBearer {
  /// What kind of button it is.
  public enum Style: Int, Hashable, Sendable {
    /// A button like any other.
    case `default`
    /// Leaves everything as it is.
    case cancel
    /// Deletes or changes something.
    case destructive
  }

  /// The title; setting it assigns a key.
  @Intercepted public var title: String?
  /// What kind of button it is.
  public let style: Style
  /// Called with the action when a person chooses it.
  public let handler: ((AlertActionModel) -> Void)?

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The key of its title.
  ///   - style: What kind of button it is.
  ///   - table: The table of the title; nil for the main table.
  ///   - handler: Called with the action when a person chooses it.
  public init(
    title: String? = nil,
    style: Style = .default,
    table: String? = nil,
    handler: ((AlertActionModel) -> Void)? = nil
  ) {
    _title = Intercepted(wrappedValue: title, .actionTitle, table: table)
    self.style = style
    self.handler = handler
  }

  /// The title.
  public var texts: [InterceptedText] { [$title] }
}

extension AlertActionModel: CustomStringConvertible {
  /// What the title shows, from which key, in which language.
  public var description: String { describe($title) }
}
