/// A link that has something to say of its own doing where a run is explained.
///
/// An explanation sees by itself what a link was handed, what it handed on, and what it answered. A
/// link adds what cannot be seen there: why it did nothing, or between what it could not tell.
/// ```swift
/// extension Truncating: ExplainingInterceptor {
///   func remark(
///     on assignment: TextAssignment,
///     answered resolution: TextResolution
///   ) -> TextExplanation.Remark? {
///     resolution.text.count < 20 ? nil : TextExplanation.Remark("cut after 20 characters")
///   }
/// }
/// ```
public protocol ExplainingInterceptor: TextInterceptor {
  /// Says something of a run that is explained; nothing is asked of a link in other runs.
  ///
  /// - Parameters:
  ///   - assignment: What the link was handed.
  ///   - resolution: What it answered.
  /// - Returns: What stands first in the note on the link's step; nil where there is nothing to say.
  func remark(
    on assignment: TextAssignment,
    answered resolution: TextResolution
  ) -> TextExplanation.Remark?
}
