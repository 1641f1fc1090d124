/// Which keys a localizer takes of several that have one text.
struct KeyPreference: Sendable {
  /// How those keys begin that go before others, the first one first.
  var prefixes: [String] = []
  /// The vendor whose texts are assigned; nil for the app.
  var vendor: String?

  /// The same with what a link prefers for one text, which goes first.
  func behind(_ prefixes: [String]) -> KeyPreference {
    KeyPreference(prefixes: prefixes + self.prefixes, vendor: vendor)
  }
}

/// Whose a key is.
enum KeyOwner: Hashable, Sendable {
  case app
  case vendor(String)

  init(_ vendor: String?) {
    self = vendor.map(Self.vendor) ?? .app
  }
}
