import Foundation

/// Where the tool writes, and what it is told of its surroundings: the process's own, or a test's.
struct Streams {
  /// Where results go.
  var output: any TextSink
  /// Where diagnostics and progress go.
  var errors: any TextSink
  /// The process's environment.
  var environment: [String: String] = [:]
  /// How wide the terminal behind the output is; nil where there is none.
  var outputWidth: Int?
  /// How wide the terminal behind the diagnostics is; nil where there is none.
  var errorWidth: Int?

  /// Those of the process.
  static var ofTheProcess: Streams {
    Streams(
      output: DescriptorSink(STDOUT_FILENO, isBuffered: true),
      errors: DescriptorSink(STDERR_FILENO, isBuffered: false),
      environment: ProcessInfo.processInfo.environment,
      outputWidth: width(of: STDOUT_FILENO),
      errorWidth: width(of: STDERR_FILENO)
    )
  }

  private static func width(of descriptor: Int32) -> Int? {
    guard isatty(descriptor) == 1 else { return nil }
    var size = winsize()
    let answered = ioctl(descriptor, UInt(TIOCGWINSZ), &size) == 0
    return answered && size.ws_col > 0 ? Int(size.ws_col) : 80
  }
}
