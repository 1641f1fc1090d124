/// What a localization, or a form of one, holds.
struct CatalogNodes {
  /// The value of its string unit, or the first phrase of its set.
  private(set) var text: Int?
  /// The state of its string unit, or of its set of phrases.
  private(set) var state: Int?
  /// All phrases of its set.
  private(set) var phrases: [Int] = []
  private(set) var variations: Int?
  private(set) var substitutions: Int?

  init(_ view: TapeView, _ localization: Int) {
    for (name, value) in view.members(localization) {
      if view.isText(name, "stringUnit") {
        readUnit(view, value)
      } else if view.isText(name, "stringSet") {
        readSet(view, value)
      } else if view.isText(name, "variations"), view[value].kind == .dictionary {
        variations = value
      } else if view.isText(name, "substitutions"), view[value].kind == .dictionary {
        substitutions = value
      }
    }
  }

  private mutating func readUnit(_ view: TapeView, _ unit: Int) {
    for (name, value) in view.members(unit) where view[value].kind == .text {
      if view.isText(name, "value") {
        text = value
      } else if view.isText(name, "state") {
        state = value
      }
    }
  }

  /// Reads the phrases by which an app's shortcut is called, of which the first stands for all.
  private mutating func readSet(_ view: TapeView, _ set: Int) {
    readUnit(view, set)
    guard let values = view.value("values", in: set), view[values].kind == .list else { return }
    var item = values + 1
    while item < view.behind(values) {
      if view[item].kind == .text { phrases.append(item) }
      item = view.behind(item)
    }
    text = text ?? phrases.first
  }
}
