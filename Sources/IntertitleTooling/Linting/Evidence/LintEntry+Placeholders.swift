extension LintEntry {
  /// Whether the value may have placeholders: it holds a percent sign, or rules.
  var mayHavePlaceholders: Bool {
    ByteSearch.first(0x25, in: textBytes) != nil
  }

  /// Whether the key may have placeholders.
  var keyMayHavePlaceholders: Bool { ByteSearch.first(0x25, in: keyBytes) != nil }
}
