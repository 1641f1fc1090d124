public import Observation

/// A view of a text that SwiftUI and `withObservationTracking` follow.
///
/// ```swift
/// Text(label.$text.observed.text ?? "")
/// ```
/// It costs more for each read than the text itself, so that it is made only when it is asked for.
@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
@MainActor
public final class ObservedText: Observable {
  private let registrar = ObservationRegistrar()
  // The text keeps this view, and this view is of use only while there is a text.
  private weak var source: InterceptedText?

  fileprivate init(_ source: InterceptedText) {
    self.source = source
  }

  /// The shown text; nil where there is none.
  ///
  /// Whoever observes it is told after each assignment and each switch, once the new text is there.
  public var text: String? {
    registrar.access(self, keyPath: \.text)
    return source?.text
  }

  fileprivate func changed() {
    registrar.withMutation(of: self, keyPath: \.text) {}
  }
}

@available(iOS 17, macOS 14, tvOS 17, watchOS 10, visionOS 1, *)
extension InterceptedText {
  /// The text for SwiftUI and `withObservationTracking`; made when it is first asked for, and kept
  /// for as long as the text or until ``unbind()``.
  @MainActor
  public var observed: ObservedText {
    if let observed = bindings?.observed as? ObservedText { return observed }
    let observed = ObservedText(self)
    bind { [weak observed] _ in observed?.changed() }
    bindings?.observed = observed
    return observed
  }
}
