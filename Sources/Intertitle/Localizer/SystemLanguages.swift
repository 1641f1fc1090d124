internal import Foundation
public import IntertitleLanguages

/// What the system says about the languages that a person reads.
///
/// On Apple systems these are the preferred languages of the person, elsewhere what the program was
/// started with (`-AppleLanguages "(fr)"`, as Xcode's schemes and UI tests do), else what `LANGUAGE`,
/// `LC_ALL`, `LC_MESSAGES` and `LANG` say, in the order in which gettext looks at them. Nothing of
/// the system's is ever written.
public struct SystemLanguages: Sendable {
  /// The languages that the person reads, best first, as they are when it is called.
  public let preferred: @Sendable () -> [Language]
  /// The region of the person's settings, such as `CH`: numbers are written as there.
  let region: @Sendable () -> String?
  /// Asks to be told when they change; where the system does not tell, nobody is.
  let observe: @Sendable (@escaping @Sendable () -> Void) -> Void

  /// Creates a stand-in for the system: for tests and previews.
  ///
  /// - Parameters:
  ///   - preferred: The languages that the person reads, best first.
  ///   - region: The region of the person's settings; nil for that of the language in use.
  ///   - observe: Keeps a closure and calls it when they change.
  public init(
    preferred: @escaping @Sendable () -> [Language],
    region: @escaping @Sendable () -> String? = { nil },
    observe: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { _ in }
  ) {
    self.preferred = preferred
    self.region = region
    self.observe = observe
  }

  /// A system that always says the same: in a test, `Localizer(system: .fixed([]))` depends on nothing
  /// of the machine's.
  ///
  /// - Parameters:
  ///   - languages: The languages that the person reads, best first; none for a system that says
  ///     nothing, so that the development language is used until another one is asked for.
  ///   - region: The region of the person's settings; nil for that of the language in use.
  /// - Returns: The system.
  public static func fixed(_ languages: [Language], region: String? = nil) -> SystemLanguages {
    SystemLanguages(preferred: { languages }, region: { region })
  }

  /// The region of the person's settings; nil where they name none.
  ///
  /// In the environment `C` it is `001`, the world. That is nobody's region, and French amounts would
  /// be written with an English point there.
  static func region(of locale: Locale) -> String? {
    locale.regionCode.flatMap { $0 == "001" ? nil : $0 }
  }

  /// A system that says nothing.
  static let none = SystemLanguages { [] }

  #if canImport(Darwin)
    /// This system.
    public static let current = SystemLanguages {
      Locale.preferredLanguages.map { Language($0) }
    } region: {
      Self.region(of: .current)
    } observe: { changed in
      _ = NotificationCenter.default.addObserver(
        forName: NSLocale.currentLocaleDidChangeNotification,
        object: nil,
        queue: nil
      ) { _ in changed() }
    }
  #else
    /// This system.
    public static let current = SystemLanguages {
      let asked = Language.preferences(inArguments: ProcessInfo.processInfo.arguments)
      guard asked.isEmpty else { return asked }
      let environment = ProcessInfo.processInfo.environment
      return Language.preferences(
        language: environment["LANGUAGE"],
        lcAll: environment["LC_ALL"],
        lcMessages: environment["LC_MESSAGES"],
        lang: environment["LANG"]
      )
    } region: {
      Self.region(of: .current)
    }
  #endif
}
