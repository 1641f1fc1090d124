internal import IntertitleLanguages

/// Says quickly whether the rules of an entry are in order, so that only the others are looked
/// through with sentences at hand.
struct OrderlyRules {
  private let view: TapeView
  private let needed: PluralCategorySet

  init(_ view: TapeView, language: Language?) {
    self.view = view
    needed = PluralCategorySet([.other] + (language?.pluralCategories ?? []))
  }

  /// The format of an entry whose format names exactly its variables and whose variables all are
  /// complete plural rules; nil for any other, in order or not.
  func format(_ dictionary: Int) -> Int? {
    var format: Int?
    var variables = 0
    for (key, value) in view.members(dictionary) {
      switch view[value].kind {
      case .text where format == nil && view.isText(key, "NSStringLocalizedFormatKey"):
        format = value
      case .dictionary where isOrderly(value): variables += 1
      default: return nil
      }
    }
    guard let format, namesAll(format, dictionary, variables) else { return nil }
    return format
  }

  private func isOrderly(_ variable: Int) -> Bool {
    var present: PluralCategorySet = []
    var hasType = false
    var hasValueType = false
    for (key, value) in view.members(variable) where view[value].kind == .text {
      if let category = PluralCategorySet.named(key, view) {
        guard view[value].length > 0 else { return false }
        present.insert(category)
      } else if view.isText(key, "NSStringFormatSpecTypeKey") {
        hasType = view.isText(value, "NSStringPluralRuleType")
      } else if view.isText(key, "NSStringFormatValueTypeKey") {
        hasValueType = isNumber(value)
      } else {
        return false
      }
    }
    return hasType && hasValueType && present.isSuperset(of: needed)
  }

  private func isNumber(_ type: Int) -> Bool {
    let names: [StaticString] = ["d", "ld", "lld", "lu", "llu", "u", "i", "li"]
    return names.contains { view.isText(type, $0) }
  }

  /// Whether a format has as many `%#@…@` as there are variables, each naming one of them.
  private func namesAll(_ format: Int, _ dictionary: Int, _ variables: Int) -> Bool {
    let node = view[format]
    let text = UnsafeBufferPointer(start: view.bytes + Int(node.offset), count: Int(node.length))
    var index = 0
    var named = 0
    while index < text.count {
      guard text[index] == 0x40, index > 0, text[index - 1] == 0x23 else {
        index += 1
        continue
      }
      guard let end = text[(index + 1)...].firstIndex(of: 0x40) else { return false }
      let name = UnsafeBufferPointer(rebasing: text[(index + 1)..<end])
      guard view.members(dictionary).contains(where: { isText($0.key, name) }) else { return false }
      named += 1
      index = end + 1
    }
    return named == variables
  }

  private func isText(_ node: Int, _ text: UnsafeBufferPointer<UInt8>) -> Bool {
    guard Int(view[node].length) == text.count else { return false }
    guard let base = text.baseAddress else { return true }
    let own = UnsafeRawPointer(view.bytes + Int(view[node].offset))
    return equalBytes(own, UnsafeRawPointer(base), text.count)
  }
}
