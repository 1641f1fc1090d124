internal import Intertitle
public import IntertitleTesting
public import Testing

/// Lets each test of a suite have a localizer of its own in the place of the shared one.
///
/// ```swift
/// @Suite(.standingForShared { .walletForTests() })
/// struct WalletTests {
///   @Test func theRowsFollow() throws {
///     let wallet = WalletViewModel()  // its rows are lazy
///     try Localizer.shared.use("fr")
///     #expect(wallet.rows[0].text == "Solde")
///   }
/// }
/// ```
/// Tests with this trait, of whatever suite, run one after the other; whatever else runs beside them
/// keeps the shared localizer as it is, although it is in no scope. What detached tasks, queues and
/// threads make while a test runs is that test's.
///
/// A text that is assigned for a test's localizer when the test is over is an issue. What is made
/// outside of all tests while none of them has the place is a warning after the test that had it last:
/// it may be that one's, or that of a test without the trait. And to which test something belongs that
/// comes from a queue or a detached task when the next one has the place already, nobody can tell: let
/// a test wait for what it starts.
public struct StandingForShared: SuiteTrait, TestTrait, TestScoping {
  /// How many issues there are for one test at most.
  private static let limit = 20

  private let makeLocalizer: @Sendable () throws -> Localizer
  private let tell: @Sendable (String, LateArrival) -> Void

  /// Each test has a localizer of its own, not the suite.
  public var isRecursive: Bool { true }

  package init(
    _ makeLocalizer: @escaping @Sendable () throws -> Localizer,
    tell: @escaping @Sendable (String, LateArrival) -> Void
  ) {
    self.makeLocalizer = makeLocalizer
    self.tell = tell
  }

  /// Runs a test with its localizer in place, when its turn has come.
  public func provideScope(
    for test: Test,
    testCase: Test.Case?,
    performing function: @Sendable () async throws -> Void
  ) async throws {
    let localizer = try makeLocalizer()
    let (id, rest) = (test.id, Locked(Self.limit))
    let tell: @Sendable (String, LateArrival) -> Void = { [tell] what, arrival in
      let isTold = rest.withLock { rest in
        rest -= 1
        return rest >= 0
      }
      if isTold { tell("\(what) after \(test.name) was over; wait there for it", arrival) }
    }
    let standIn = SharedPlace.StandIn(localizer) {
      Test.current.map { $0.id == id } ?? true
    } isLate: {
      tell("something was made for the shared localizer", .somebodys)
    }
    defer {
      localizer.updateChain { chain in
        chain.prepend(LateLink { tell("\($0) was assigned", .theTests) })
      }
    }
    try await SharedTurn(standIn).run { try await function() }
  }
}

extension Trait where Self == StandingForShared {
  /// Lets each test have a localizer of its own in the place of the shared one.
  ///
  /// - Parameters:
  ///   - makeLocalizer: Makes it, once for each test and each case of its arguments.
  ///   - sourceLocation: Where issues of who comes late are shown.
  /// - Returns: The trait.
  #if compiler(<6.1)
    @available(*, unavailable, message: "Suite traits need Swift 6.1; use standingForShared { }")
  #endif
  public static func standingForShared(
    _ makeLocalizer: @escaping @Sendable () throws -> Localizer,
    sourceLocation: SourceLocation = #_sourceLocation
  ) -> StandingForShared {
    StandingForShared(makeLocalizer) { said, arrival in
      arrival.record(Comment(rawValue: said), at: sourceLocation)
    }
  }
}

#if compiler(<6.1)
  /// What Testing has since Swift 6.1; before, the trait is unavailable.
  public protocol TestScoping {}
#endif
