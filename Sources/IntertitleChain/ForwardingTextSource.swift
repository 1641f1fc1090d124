public import IntertitleLanguages

/// A source that stands before another one: what it does not answer itself, the other one is asked.
///
/// It is how a link watches what the links behind it ask, or answers some of it:
/// ```swift
/// final class Watched: ForwardingTextSource {
///   let base: any TextSource
///
///   init(_ base: any TextSource) { self.base = base }
///
///   func answer(forKey key: String, table: String?) -> TextResolution? {
///     log(key)
///     return base.answer(forKey: key, table: table)
///   }
/// }
/// ```
/// Every question has a way of its own: a text with arguments or a context is asked for by
/// ``TextSource/answer(forKey:table:context:arguments:)``, a finished one by
/// ``TextSource/recover(_:table:)``. What a later version adds is forwarded too.
public protocol ForwardingTextSource: TextSource {
  /// Who is asked.
  var base: any TextSource { get }
}

extension ForwardingTextSource {
  /// The language that the other source answers in.
  public var language: Language { base.language }

  /// Asks the other source.
  public func answer(forKey key: String, table: String?) -> TextResolution? {
    base.answer(forKey: key, table: table)
  }

  /// Asks the other source.
  public func answer(
    forKey key: String,
    table: String?,
    context: String?,
    arguments: [TextArgument]
  ) -> TextResolution? {
    base.answer(forKey: key, table: table, context: context, arguments: arguments)
  }

  /// Asks the other source.
  public func has(_ key: String, table: String?) -> Bool { base.has(key, table: table) }

  /// Asks the other source.
  public func recover(_ text: String, table: String?) -> RecoveredKey? {
    base.recover(text, table: table)
  }

  /// Asks the other source.
  public func candidates(for text: String, table: String?) -> [String] {
    base.candidates(for: text, table: table)
  }

  /// Asks the other source.
  public func parts(of text: String) -> [TextPart] { base.parts(of: text) }

  /// Tells the other source.
  public func report(_ diagnostic: Diagnostic) { base.report(diagnostic) }
}
