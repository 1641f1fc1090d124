import IntertitleLanguages
import IntertitleTooling

/// The words of a call, read by a command's usage.
///
/// An option takes its value as the next word or behind `=`, a repeated one may be there several
/// times, and behind `--` every word is an operand, dashes or not. A number with a minus sign is an
/// operand anywhere.
struct Arguments {
  /// The words that are neither options nor values of options, in order.
  private(set) var operands: [String] = []
  private var given: [String: [String]] = [:]
  private let usage: CommandUsage

  /// Reads words.
  ///
  /// - Throws: ``CommandFailure/words(_:)`` for the first word that does not fit, or for what is
  ///   missing. Where help is asked for, nothing is missing.
  init(_ words: some Sequence<String>, of usage: CommandUsage) throws(CommandFailure) {
    self.usage = usage
    var rest = Array(words)[...]
    while let word = rest.popFirst() {
      if word == "--" {
        operands += rest
        break
      }
      try take(word, &rest)
    }
    if !has("--help") { try checkThatAllIsThere() }
  }

  /// Whether an option is there.
  func has(_ option: String) -> Bool { given[option] != nil }

  /// The value of an option, the last one where it is there several times; nil where it is not.
  func value(of option: String) -> String? { given[option]?.last }

  /// The values of a repeated option, in order; empty where it is not there.
  func values(of option: String) -> [String] { given[option] ?? [] }
}

extension Arguments {
  private mutating func take(
    _ word: String,
    _ rest: inout ArraySlice<String>
  ) throws(CommandFailure) {
    guard word.looksLikeOption else { return try takeOperand(word) }
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let name = parts[0] == "-h" ? "--help" : String(parts[0])
    guard let option = usage.option(named: name) else { throw .unknown(name, in: usage) }
    guard !option.isLater else { throw .words("\(name) comes later; leave it out") }
    let attached = parts.count == 2 ? String(parts[1]) : nil
    given[name, default: []].append(try Self.value(of: option, attached, &rest))
  }

  private static func value(
    of option: CommandOption,
    _ attached: String?,
    _ rest: inout ArraySlice<String>
  ) throws(CommandFailure) -> String {
    guard let name = option.value else {
      guard attached == nil else { throw .words("\(option.name) takes no value") }
      return ""
    }
    if let attached { return attached }
    guard let next = rest.first, !next.hasPrefix("--") else {
      throw .words("\(option.name) needs a value: \(option.name) \(name)")
    }
    rest.removeFirst()
    return next
  }

  private mutating func takeOperand(_ word: String) throws(CommandFailure) {
    guard operands.count < usage.operandCount.upperBound else {
      guard usage.operandCount.upperBound > 0 else { throw .unknown(word, in: usage) }
      throw .words(
        "\(word.inApostrophes) is one word too many: put a \(usage.operands) with spaces between quotes"
      )
    }
    operands.append(word)
  }

  private func checkThatAllIsThere() throws(CommandFailure) {
    guard operands.count >= usage.operandCount.lowerBound else {
      throw .words("\(usage.operands) is missing; see 'retitle \(usage.name) --help'")
    }
    guard let missing = usage.options.first(where: { $0.isRequired && !has($0.name) }) else {
      return
    }
    throw .words("\(missing.spelling) is missing; see 'retitle \(usage.name) --help'")
  }
}

extension String {
  /// Whether a word is an option: dashes and a letter, not a lone dash, not `-1`.
  fileprivate var looksLikeOption: Bool {
    hasPrefix("-") && drop { $0 == "-" }.first?.isLetter == true
  }
}

extension CommandFailure {
  /// A word that the command does not know, with the one that was probably meant.
  fileprivate static func unknown(_ word: String, in usage: CommandUsage) -> CommandFailure {
    let names = usage.allOptions.filter { !$0.isLater }.map(\.name)
    let dashed = word.hasPrefix("--") ? word : "--" + word.drop { $0 == "-" }
    let meant = dashed.nearest(among: names).map { "did you mean \($0.inApostrophes)?" }
    return .words(
      "unknown word \(word.inApostrophes); " + (meant ?? "see 'retitle \(usage.name) --help'")
    )
  }
}
