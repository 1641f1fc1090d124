extension Int {
  /// A number with its noun: `1 key`, `2 keys`.
  func counted(_ noun: String) -> String { "\(self) \(noun)\(self == 1 ? "" : "s")" }
}
