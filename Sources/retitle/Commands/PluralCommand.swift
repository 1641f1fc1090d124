import IntertitleLanguages
import IntertitleTooling

/// `retitle plural`: the plural category of each number.
struct PluralCommand: Command {
  let usage = CommandUsage(
    name: "plural",
    summary: "the plural category of numbers in a language",
    detail: "Prints the plural category of each number, one a line: zero, one, two, few, many or"
      + " other, by CLDR's rules. Digits count as they are shown: 1.50 keeps its zeros, 1c6 is the"
      + " 1 of \"1 million\".",
    operands: "TAG NUMBER…",
    operandCount: 1...Int.max,
    options: [
      CommandOption(
        name: "--language",
        value: "TAG",
        summary: "the language, in place of the first word"
      ),
      CommandOption(name: "--ordinal", summary: "of ordinals: 1st, 2nd, 3rd"),
    ],
    example: "retitle plural ru 1 2 5 1.50"
  )

  func run(_ arguments: Arguments, _ console: Console) throws(CommandFailure) -> ExitStatus {
    let tag = arguments.value(of: "--language")
    let numbers = arguments.operands.dropFirst(tag == nil ? 1 : 0)
    guard !numbers.isEmpty else {
      throw .words("NUMBER… is missing; see 'retitle plural --help'")
    }
    let language = try Arguments.language(tag ?? arguments.operands[0], mayBeRoot: true)
    for category in try categories(numbers, language, ordinal: arguments.has("--ordinal")) {
      console.print(category.rawValue)
    }
    return .done
  }

  private func categories(
    _ numbers: ArraySlice<String>,
    _ language: Language,
    ordinal isOrdinal: Bool
  ) throws(CommandFailure) -> [PluralCategory] {
    var categories: [PluralCategory] = []
    for number in numbers {
      guard let operands = PluralOperands(decimal: number) else {
        throw .words(
          "\(number.inApostrophes) is no number; one has digits and at most one point: 1000 or 1.50"
        )
      }
      categories.append(
        isOrdinal
          ? language.ordinalCategory(for: operands) : language.pluralCategory(for: operands)
      )
    }
    return categories
  }
}
