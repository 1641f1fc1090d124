// Which of several keys is meant that have one text, for one part of an app.
extension Localizer {
  /// A localizer for a screen whose keys begin alike: where a finished text is that of several keys, those
  /// go before others.
  ///
  /// ```swift
  /// let about = Localizer.current.preferring("about.").scoped { AboutScreen() }
  /// ```
  /// It has the same tables, chain and language, and follows every change of them. It chooses only among
  /// keys that have the text, and needs a link that finds finished texts:
  /// ``findFinishedTexts(isolation:)``. What it prefers goes before what the localizer itself does, and
  /// behind what the link prefers for a slot.
  ///
  /// - Parameter prefix: How the keys begin.
  /// - Returns: The localizer.
  public func preferring(_ prefix: String) -> Localizer {
    var preference = keyPreference
    preference.prefixes.insert(prefix, at: 0)
    return Localizer(family, control, shelf, preference)
  }

  /// A localizer for a third party's control: a finished text that is one of the vendor's and one of the
  /// app's is the vendor's.
  ///
  /// A control assigns what its bundle has answered. Where the app has the same word, nothing else tells
  /// whose it is, and after a switch the app's text would be shown:
  /// ```swift
  /// let localizer = Localizer.current.preferring(vendor: "TideKit")
  /// let tides = localizer.scoped { TideView(bundle: localizer.override(Bundle.tides)) }
  /// ```
  /// It has the same tables, chain and language, and follows every change of them.
  ///
  /// - Parameter vendor: The vendor, by the name that tables were loaded under; one that nobody has
  ///   prefers nothing.
  /// - Returns: The localizer.
  public func preferring(vendor: String) -> Localizer {
    var preference = keyPreference
    preference.vendor = vendor
    return Localizer(family, control, shelf, preference)
  }
}
