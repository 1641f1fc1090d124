internal import IntertitleChain

/// A button with a title for each of its states: what `UIButton` is to view code, as far as texts
/// go.
///
/// ```swift
/// follow.setTitle("Follow", for: .normal)
/// follow.setTitle("Following", for: .selected)
/// follow.title(for: .selected)  // "Abonné"
/// ```
public final class ButtonModel: ExtraTextBearer {
  /// The states of a button, which can be combined.
  public struct State: OptionSet, Hashable, Sendable {
    /// The bits of the state, as in UIKit.
    public let rawValue: UInt

    /// Creates a state of its bits.
    ///
    /// - Parameter rawValue: The bits, as in UIKit.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// No other state.
    public static let normal: State = []
    /// Touched.
    public static let highlighted = State(rawValue: 1 << 0)
    /// Not to be touched.
    public static let disabled = State(rawValue: 1 << 1)
    /// Chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// In focus.
    public static let focused = State(rawValue: 1 << 3)
  }

  /// The state that the button is in.
  public var state: State = .normal
  private var titles: [State: InterceptedText] = [:]
  /// The text behind the normal state's title, whether or not there is one yet.
  public let mainText: InterceptedText

  /// Creates a button.
  ///
  /// - Parameters:
  ///   - title: The key of its title in the normal state.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public init(title: String? = nil, table: String? = nil) {
    mainText = InterceptedText(slot: .buttonTitle, table: table)
    if let title { setTitle(title, for: .normal) }
  }

  /// Creates a button with a content for its title in the normal state.
  ///
  /// - Parameters:
  ///   - content: The title; nil for none.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public convenience init(content: LocalizedText?, table: String? = nil) {
    self.init(table: table)
    if let content { setContent(content, for: .normal) }
  }

  /// Assigns the key of the title for a state; nil shows the normal state's title there.
  ///
  /// - Parameters:
  ///   - title: The key; nil for the normal state shows nothing.
  ///   - state: The state.
  public func setTitle(_ title: String?, for state: State) {
    if title == nil { removeTitle(for: state) } else { text(for: state).text = title }
  }

  /// Assigns the content of the title for a state; nil shows the normal state's title there.
  ///
  /// - Parameters:
  ///   - content: The title; nil for the normal state shows nothing.
  ///   - state: The state.
  public func setContent(_ content: LocalizedText?, for state: State) {
    if content == nil { removeTitle(for: state) } else { text(for: state).content = content }
  }

  private func removeTitle(for state: State) {
    if state == .normal { text(for: state).text = nil } else { titles[state] = nil }
  }

  /// The title that is shown in a state; the normal state's where that one has none.
  ///
  /// - Parameter state: The state.
  /// - Returns: The title in the language in use; nil where neither state has one.
  public func title(for state: State) -> String? {
    (titles[state] ?? titles[.normal])?.text
  }

  /// The title that is shown now.
  public var currentTitle: String? { title(for: state) }

  /// The text behind the title that is shown now; nil where the button has none.
  public var currentText: InterceptedText? { titles[state] ?? titles[.normal] }

  /// The text behind the title of a state; made when first asked for.
  ///
  /// From then on the state has a title of its own, which shows nothing until one is assigned.
  ///
  /// - Parameter state: The state.
  /// - Returns: The text, the same one each time until ``setTitle(_:for:)`` takes the title away.
  public func text(for state: State) -> InterceptedText {
    if let text = titles[state] { return text }
    let text = state == .normal ? mainText : mainText.sibling()
    titles[state] = text
    return text
  }

  /// The titles, by state.
  public var ownTexts: [InterceptedText] {
    titles.sorted { $0.key.rawValue < $1.key.rawValue }.map(\.value)
  }
}

extension ButtonModel {
  /// What the title shows that is shown now, from which key, in which language.
  public var description: String { "ButtonModel \(currentText?.description ?? "(nothing)")" }
}
