public import IntertitleLanguages

extension Format {
  /// The text with its arguments.
  ///
  /// Nothing in an argument is read as a format. A hole without an argument, and one whose argument
  /// does not fit, stay as they are written; `%%` is a percent sign.
  ///
  /// - Parameters:
  ///   - arguments: By position; the first one is `%1$…`.
  ///   - context: The language, its numbers, the device.
  /// - Returns: The text.
  /// - Complexity: O(*n*) in the format's and the arguments' length.
  public func render(_ arguments: [TextArgument], in context: FormatContext) -> String {
    var problems: [FormatProblem] = []
    return render(arguments, in: context, problems: &problems)
  }

  /// The text with its arguments, and what could not be filled.
  ///
  /// - Parameters:
  ///   - arguments: By position; the first one is `%1$…`.
  ///   - context: The language, its numbers, the device.
  ///   - problems: What could not be filled is added to them.
  /// - Returns: The text.
  public func render(
    _ arguments: [TextArgument],
    in context: FormatContext,
    problems: inout [FormatProblem]
  ) -> String {
    withUnsafeTemporaryAllocation(of: UInt8.self, capacity: 512) { lent in
      if variables == nil, !context.isolatesArguments {
        var sink = TextBuffer(lent)
        if PlainRendering.render(body, arguments, context.numbers, to: &sink) {
          return sink.finish()
        }
        sink.discard()
      }
      var renderer = FormatRenderer(variables, arguments, context, TextBuffer(lent))
      renderer.render(body, from: 0, own: nil)
      if !renderer.problems.isEmpty { problems += renderer.problems }
      return renderer.sink.finish()
    }
  }
}
