internal import IntertitleLanguages

/// A set of plural categories as bits, for checking rules without making strings.
struct PluralCategorySet: OptionSet {
  let rawValue: UInt8

  init(rawValue: UInt8) { self.rawValue = rawValue }

  init(_ categories: some Sequence<PluralCategory>) {
    self.init(rawValue: categories.reduce(0) { $0 | Self($1).rawValue })
  }

  init(_ category: PluralCategory) {
    switch category {
    case .zero: self.init(rawValue: 1)
    case .one: self.init(rawValue: 2)
    case .two: self.init(rawValue: 4)
    case .few: self.init(rawValue: 8)
    case .many: self.init(rawValue: 16)
    case .other: self.init(rawValue: 32)
    }
  }

  /// The category that a node names, or nil.
  static func named(_ node: Int, _ view: TapeView) -> Self? {
    if view.isText(node, "other") { return Self(.other) }
    if view.isText(node, "one") { return Self(.one) }
    if view.isText(node, "few") { return Self(.few) }
    if view.isText(node, "many") { return Self(.many) }
    if view.isText(node, "two") { return Self(.two) }
    if view.isText(node, "zero") { return Self(.zero) }
    return nil
  }
}
