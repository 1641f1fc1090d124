package import Intertitle

/// A screen of Satchel, the wallet app that nobody meant to translate.
///
/// Its subclasses are the app as it was found: they assign texts where they need them and know of no
/// language. Two were written in Shenzhen, the others in Lisbon.
package class SatchelScreen: TitleModel {
  /// The screen from which one came here; its item says what the way back is called.
  package weak var previous: SatchelScreen?
  /// The button at the end of the navigation bar.
  package var barButton: BarButtonItemModel?

  /// What stands on the screen, from top to bottom.
  package var elements: [ScreenElement] { [] }

  /// What the way back is called: by the previous screen's item, else by its title.
  package var backTitle: InterceptedText? {
    guard let item = previous?.navigationItem else { return nil }
    return item.backButtonTitle == nil ? item.$title : item.$backButtonTitle
  }

  /// The models on the screen, without the screen itself and its items.
  package var models: [any TextBearer] {
    [barButton].compactMap { $0 } + elements.flatMap(\.models)
  }

  override package var texts: [InterceptedText] {
    super.texts + models.flatMap(\.texts)
  }
}
