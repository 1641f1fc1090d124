/// Shows keys in place of texts, for screenshots and bug reports that name the text that is wrong.
///
/// It stands directly in front of the look-up, where a rewritten key and one that was found back from a
/// finished text are known, and is put in and taken out while the app runs:
/// ```swift
/// localizer.updateChain { $0.insert(.showingKeys, named: "keys", before: "look-up") }
/// localizer.updateChain { $0.remove(named: "keys") }
/// ```
/// `Wallet` is the key of the main table, `Settings:Wallet` that of another one. A text with arguments
/// shows its pattern, `You have %lld messages`. The tables are asked all the same, so that what is
/// missing is reported. Verbatim texts, figures and what a bundle is asked for stay as they are, and
/// under pseudo-localization keys stay readable, wherever it stands.
public struct ShowingKeys: TextInterceptor {
  private let mainTable: String

  /// Creates the link.
  ///
  /// - Parameter mainTable: The table whose name is not shown.
  public init(mainTable: String = "Localizable") {
    self.mainTable = mainTable
  }

  /// Runs the rest of the chain and shows the key in place of its answer.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    let resolution = next(assignment)
    guard let key = assignment.key, resolution.origin.kind != .verbatim else { return resolution }
    let isAnswered = resolution.origin.kind != .assigned
    guard isAnswered || assignment.missingKey(in: resolution) != nil else { return resolution }
    let table = assignment.table.flatMap { $0 == mainTable ? nil : $0 + ":" }
    return TextResolution((table ?? "") + key, origin: .shownKey(resolution.origin.kind))
  }
}

extension ShowingKeys: CustomStringConvertible {
  /// What people call the link.
  public var description: String { "keys" }
}

extension TextInterceptor where Self == ShowingKeys {
  /// Shows keys in place of texts.
  public static var showingKeys: ShowingKeys { ShowingKeys() }
}
