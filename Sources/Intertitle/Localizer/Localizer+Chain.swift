public import IntertitleChain
public import IntertitleLanguages

extension Localizer {
  /// What assigned texts go through now.
  public var chain: TextChain { shelf.links.chain }

  /// Changes the chain; every text follows at its next read.
  ///
  /// ```swift
  /// localizer.updateChain { $0.append(Shouting(), named: "shouting") }
  /// ```
  /// The closure works on a copy, which takes the chain's place at once when it returns. Two threads
  /// that change the chain do so one after the other; where the closure itself changes it by another
  /// way as well, it runs again. A link may call this: the run that is under way goes on with the
  /// chain it began with. A link whose name is taken, or that is to stand beside one that is not
  /// there, is not added, and reported once. Where the closure changes nothing, no text is resolved
  /// again.
  ///
  /// - Parameters:
  ///   - isolation: The caller's own; on the main actor, bound texts are served before the return.
  ///   - change: Changes the chain.
  /// - Returns: What the closure returned.
  @discardableResult
  public func updateChain<Result>(
    isolation: isolated (any Actor)? = #isolation,
    _ change: (inout TextChain) -> Result
  ) -> Result {
    let update = family.change(isolation: isolation) {
      shelf.update(in: family) { links in
        (result: change(&links.chain), refusals: links.chain.takeRefusals())
      }
    }
    log.report(update.refusals)
    return update.result
  }

  /// Whether the layer is on.
  ///
  /// While it is off, texts are shown as they were assigned, ``text(for:slot:)`` gives what it was
  /// handed, and bundles are asked themselves. Explicit questions to the tables are still answered in
  /// the language in use: ``text(forKey:table:value:)`` and ``imageName(_:)``. Dates and amounts
  /// among the arguments are written as in the development language.
  ///
  /// It may be set on any thread; bound texts follow.
  public var isOn: Bool {
    get { shelf.links.isOn }
    set { family.change(isolation: nil) { shelf.update(in: family) { $0.isOn = newValue } } }
  }

  /// The newest 200 things that a person should know, oldest first.
  ///
  /// A key that a language lacks is reported once for the language and what was shown in its place. What
  /// is reported again is kept once. Where there are more than 200, the rule that reported most loses
  /// its oldest; a key of more than 1,000 bytes is left out of what is kept.
  public var diagnostics: [Diagnostic] { log.newest }

  /// Called with each diagnostic, on the thread on which it came up; nothing is printed otherwise.
  ///
  /// What comes up while a change is being made is told once it is in place, so that the closure may
  /// switch the language, and wait for another thread that does.
  ///
  /// What comes up while it is called, because it assigns a text, say, is among the ``diagnostics``,
  /// and it is not called with it again.
  public var onDiagnostic: (@Sendable (Diagnostic) -> Void)? {
    get { log.handler }
    set { log.handler = newValue }
  }
}
