extension Localizer {
  /// Where the shared localizer keeps the preference unless it is told otherwise.
  static var defaultStore: any PreferenceStore {
    #if canImport(Darwin)
      UserDefaultsPreferenceStore()
    #else
      FilePreferenceStore.ofThisProgram
    #endif
  }
}
