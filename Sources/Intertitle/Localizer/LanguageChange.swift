public import IntertitleLanguages

/// What a switch of the language changed.
public struct LanguageChange: Hashable, Sendable {
  /// The language that was in use before.
  public let old: Language
  /// The language that is in use now.
  public let new: Language
  /// What was asked for; ``new`` differs from it where no table has exactly that language.
  public let preference: LanguagePreference
  /// A number that rises with each change of this localizer's language.
  public let revision: Int

  /// Whether the direction of writing changed with the language.
  public var directionChanged: Bool { old.direction != new.direction }
}

/// Why a language was not put to use.
///
/// Nothing was stored and nothing changed.
public enum LanguageRefusal: Error {
  /// A file of the app's own tables cannot be opened or is not Unicode.
  case unreadableTable(Diagnostic)
  /// The app's ``Localizer/mayUse`` threw this error.
  case notAllowed(any Error)
  /// The preference could not be stored, for this reason; the old one stands.
  case notStored(any Error)
  /// It was asked for from inside ``Localizer/mayUse`` or a preference store, while a switch that
  /// has to be finished first was waiting for them.
  case askedFromInside
  /// Observers have answered each switch with another one, or ``Localizer/mayUse`` each question with
  /// tables of another language, a hundred times in a row: they would go on for ever.
  case answeredTooOften
}

extension LanguageRefusal: CustomStringConvertible {
  /// The reason in one sentence, with what to do.
  public var description: String {
    switch self {
    case .unreadableTable(let diagnostic):
      "the language was not changed, because a table cannot be read: \(diagnostic)"
    case .notAllowed(let error):
      "the language was not changed, because the app does not allow it: \(error)"
    case .notStored(let error):
      "the language was not changed, because the choice cannot be stored: \(error)"
    case .askedFromInside:
      "the language was not changed, because it was asked for from inside mayUse or a preference"
        + " store; ask again after the switch under way has returned"
    case .answeredTooOften:
      "the language was not changed, because observers answered each of the last hundred switches"
        + " with another one, or mayUse each question with tables of another language; let an observer"
        + " switch only where the language is not the one it wants"
    }
  }
}
