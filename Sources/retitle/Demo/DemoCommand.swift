import Foundation

/// `retitle demo`: shows the sample before and after interception.
enum DemoCommand {
  static let help = """
    usage: retitle demo [--language TAG] [--color auto|always|never]

    Shows a wallet app with hard-coded texts as it was written, then in each of its languages,
    switched live with the very same objects; and where each text came from, what was left as it
    was, and what is still to be translated.

      --language TAG   show one language only; any tag: zh-TW finds zh-Hant
      --color WHEN     auto (the default), always or never
      --html FILE      comes later

    example: retitle demo --language ar

    """

  /// Runs the command.
  ///
  /// - Parameter words: What follows `demo` on the command line.
  /// - Returns: The exit status: 0, or 64 where the words are wrong.
  static func run(_ words: [String]) -> Int32 {
    do {
      show(try DemoWords(words))
      return 0
    } catch {
      FileHandle.standardError.write(Data("retitle demo: error: \(error.reason)\n".utf8))
      return 64
    }
  }

  private static func show(_ words: DemoWords) {
    guard !words.wantsHelp else { return write(help) }
    let terminal = Terminal.standardOutput(colour: words.colour)
    let demo = Demo(width: terminal.width, language: words.language)
    write(terminal.text(of: demo.block()))
  }

  private static func write(_ text: String) {
    FileHandle.standardOutput.write(Data(text.utf8))
  }
}
