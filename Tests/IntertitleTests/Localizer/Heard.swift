import IntertitleTesting

/// Everything that an observer of a localizer hears.
final class Heard: Sendable {
  private let heard = Locked<[LanguageChange]>([])
  private let token = Locked<LanguageObservation?>(nil)

  init(_ localizer: Localizer) {
    let observation = localizer.observe { [heard] change in
      heard.withLock { $0.append(change) }
    }
    token.withLock { $0 = observation }
  }

  var changes: [LanguageChange] { heard.withLock { $0 } }
  var languages: [Language] { changes.map(\.new) }

  func stop() { token.withLock { $0 }?.cancel() }
}
