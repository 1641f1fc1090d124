/// What kind of file the entries came from.
public enum StringFileFormat: String, Hashable, Sendable, CaseIterable {
  /// Text: `"key" = "value";`, as Apple's old-style property lists have it.
  case strings
  /// A property list as XML, as a `.strings` file may be.
  case xmlPropertyList = "xml-property-list"
  /// A property list as Xcode compiles `.strings` files.
  case binaryPropertyList = "binary-property-list"
  /// Plural, width and device rules.
  case stringsdict
  /// A string catalog: all languages of a table in one file.
  case xcstrings
  /// Pairs that were given in memory.
  case pairs
}
