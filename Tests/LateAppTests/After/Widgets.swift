import Intertitle

typealias Part = TextBearer
typealias Label = LabelModel
typealias Button = ButtonModel
typealias Field = TextFieldModel
typealias SearchBar = SearchBarModel
typealias Segments = SegmentedControlModel
typealias Alert = AlertModel
typealias AlertAction = AlertActionModel
typealias BarButton = BarButtonItemModel

class Screen: TitleModel {
  /// What stands on the screen, from top to bottom.
  var parts: [any Part] { [] }
  override var texts: [InterceptedText] { super.texts + parts.flatMap(\.texts) }
}

extension TextSlot {
  /// Where people's own words stand.
  static let people = TextSlot("people")
}
