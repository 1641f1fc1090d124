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

  /// Creates an alert with contents: of an error that carries what it says, for one.
  ///
  /// - Parameters:
  ///   - content: The title; nil for none.
  ///   - messageContent: The message; nil for none.
  ///   - preferredStyle: How it is shown.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public convenience init(
    content: LocalizedText?,
    messageContent: LocalizedText? = nil,
    preferredStyle: Style = .alert,
    table: String? = nil
  ) {
    self.init(preferredStyle: preferredStyle, table: table)
    $title.content = content
    $message.content = messageContent
  }

  /// Adds a button behind those that are there.
  ///
  /// - Parameter action: The button; one that is added twice is there twice.
  public func addAction(_ action: AlertActionModel) { actions.append(action) }

  /// The title.
  public var mainText: InterceptedText { $title }

  /// The title, the message and the titles of the buttons.
  public var ownTexts: [InterceptedText] {
    [$title, $message] + actions.flatMap(\.texts)
  }
}
