import Intertitle

/// The page behind the row “Language” of the settings: what the retrofit added to the app.
///
/// It is told the names of the languages, and tells which one was chosen; who speaks them is not its
/// business.
package final class LanguageScreen: SatchelScreen {
  private let followLabel = LabelModel()
  private let labels: [LabelModel]
  private let footer = LabelModel()
  private let choose: (Int?) -> Void

  /// The place of the chosen language in the list; nil while the system is followed.
  package private(set) var chosen: Int?

  init(names: [String], choose: @escaping (Int?) -> Void) {
    labels = names.map { _ in LabelModel() }
    self.choose = choose
    super.init()
    title = "Language"
    followLabel.text = "Follow the system"
    // A language is called by its own name, whatever is spoken around it.
    for (label, name) in zip(labels, names) { label.content = .verbatim(name) }
    footer.text = "Every screen follows at once."
  }

  /// A tap on a row.
  package func select(_ index: Int?) {
    chosen = index
    choose(index)
  }

  override package var elements: [ScreenElement] {
    let rows = labels.enumerated().map { ScreenElement.choice($1, isChosen: $0 == chosen) }
    return [.choice(followLabel, isChosen: chosen == nil)] + rows + [.note(footer)]
  }
}
