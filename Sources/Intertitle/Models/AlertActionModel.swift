internal import IntertitleChain

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

  /// Creates a button with a content for its title.
  ///
  /// - Parameters:
  ///   - content: The title; nil for none.
  ///   - style: What kind of button it is.
  ///   - table: The table of the title; nil for the main table.
  ///   - handler: Called with the action when a person chooses it.
  public convenience init(
    content: LocalizedText?,
    style: Style = .default,
    table: String? = nil,
    handler: ((AlertActionModel) -> Void)? = nil
  ) {
    self.init(style: style, table: table, handler: handler)
    $title.content = content
  }

  /// The title.
  public var texts: [InterceptedText] { [$title] }
}

extension AlertActionModel: CustomStringConvertible {
  /// What the title shows, from which key, in which language.
  public var description: String { "AlertActionModel \($title)" }
}
