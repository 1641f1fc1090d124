package import Intertitle

/// What stands on a screen, from top to bottom.
///
/// An element holds the models themselves, so that whoever draws it draws what they show now.
package enum ScreenElement {
  /// A line above a group of rows.
  case heading(LabelModel)
  /// A line with a value at its end, and a smaller line below.
  case row(LabelModel, value: LabelModel? = nil, detail: LabelModel? = nil)
  /// A row of which one in a group is chosen.
  case choice(LabelModel, isChosen: Bool)
  /// A field to type in, with its caption.
  case field(TextFieldModel, caption: LabelModel? = nil)
  /// Buttons beside each other.
  case buttons([ButtonModel])
  /// What somebody wrote, theirs or one's own.
  case bubble(LabelModel, isOwn: Bool)
  /// Small print.
  case note(LabelModel)
  /// A third party's control, which draws itself.
  case control(any VendoredControl)

  /// The models that the element shows.
  package var models: [any TextBearer] {
    switch self {
    case .heading(let label), .choice(let label, _), .bubble(let label, _), .note(let label):
      [label]
    case .row(let label, let value, let detail): [label, value, detail].compactMap { $0 }
    case .field(let field, let caption): [caption].compactMap { $0 } + [field]
    case .buttons(let buttons): buttons
    case .control: []
    }
  }
}
