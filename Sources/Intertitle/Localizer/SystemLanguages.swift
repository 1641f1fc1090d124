internal import Foundation
public import IntertitleLanguages

/// What the system says about the languages that a person reads.
///
/// On Apple systems these are the preferred languages of the person, elsewhere what `LANGUAGE`,
/// `LC_ALL`, `LC_MESSAGES` and `LANG` say, in the order in which gettext looks at them. Nothing of
/// the system's is ever written.
public struct SystemLanguages: Sendable {
  /// The languages that the person reads, best first, as they are when it is called.
  public let preferred: @Sendable () -> [Language]
  /// Asks to be told when they change; where the system does not tell, nobody is.
  let observe: @Sendable (@escaping @Sendable () -> Void) -> Void

  /// Creates a stand-in for the system: for tests and previews.
  ///
  /// - Parameters:
  ///   - preferred: The languages that the person reads, best first.
  ///   - observe: Keeps a closure and calls it when they change.
  public init(
    preferred: @escaping @Sendable () -> [Language],
    observe: @escaping @Sendable (@escaping @Sendable () -> Void) -> Void = { _ in }
  ) {
    self.preferred = preferred
    self.observe = observe
  }

  /// A system that always says the same.
  public static func fixed(_ languages: [Language]) -> SystemLanguages {
    SystemLanguages { languages }
  }

  /// A system that says nothing.
  static let none = SystemLanguages { [] }

  #if canImport(Darwin)
    /// This system.
    public static let current = SystemLanguages {
      Locale.preferredLanguages.map { Language($0) }
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
      let environment = ProcessInfo.processInfo.environment
      return Language.preferences(
        language: environment["LANGUAGE"],
        lcAll: environment["LC_ALL"],
        lcMessages: environment["LC_MESSAGES"],
        lang: environment["LANG"]
      )
    }
  #endif
}
