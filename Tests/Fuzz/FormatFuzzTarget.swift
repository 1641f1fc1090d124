import IntertitleLanguages
import IntertitleTables

/// What libFuzzer calls with each input: lines of it become formats, arguments and a text.
///
/// No format, argument or text may trap, hang or read beyond its bytes, and a text that is recovered
/// must be rendered again as it was.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let lines = String(decoding: bytes, as: UTF8.self)
    .split(separator: "\n", omittingEmptySubsequences: false).prefix(8).map(String.init)
  fuzz(lines)
  return 0
}

private let contexts = ["en", "ar-EG", "fr", "hi", "es", "sv"].map { FormatContext(Language($0)) }

#if FUZZ_FORMATS
  /// The first line is a format, the second one its translation, the others are arguments.
  private func fuzz(_ lines: [String]) {
    let formats = lines.prefix(2).map { Format($0) } + [Format(rules(lines))]
    let arguments = lines.dropFirst(2).enumerated().map { argument($0.offset, $0.element) }
    var length = 0
    for format in formats {
      var problems: [FormatProblem] = []
      for context in contexts {
        length &+= format.render(arguments, in: context, problems: &problems).utf8.count
      }
      length &+= format.issues.count &+ format.signature.count &+ problems.count
      for other in formats { length &+= format.mismatches(with: other).count }
      let normal = Format.normalizedKey(format.text)
      precondition(Format.normalizedKey(normal) == normal)
    }
    precondition(length >= 0)
  }

  private func argument(_ place: Int, _ line: String) -> TextArgument {
    switch place % 4 {
    case 0: .integer(Int(line) ?? line.hashValue)
    case 1: Double(line).map { .number($0) } ?? .text(line)
    case 2: .decimal(line) ?? .integer(UInt64.max, .plain)
    default: .text(line)
    }
  }

  private func rules(_ lines: [String]) -> FormatRules {
    let forms = zip(["zero", "one", "few", "other"], lines).map { FormatRules.Form($0, $1) }
    return FormatRules(
      format: lines.first ?? "",
      variables: ["a", "b"].map { .init(name: $0, rule: .plural, valueType: "lld", forms: forms) }
    )
  }
#else
  /// All lines but the last are formats; the last one is a text, and what is put into them.
  private func fuzz(_ lines: [String]) {
    guard let text = lines.last else { return }
    let formats = Array(lines.dropLast())
    let indexes = contexts.map { FormatIndex(formats, in: $0) }
    for (context, index) in zip(contexts, indexes) {
      check(index.recover(text), of: text, context)
      let wordings = WordingIndex(
        formats.map { FormatIndex.Entry(key: $0, format: Format($0)) },
        in: context
      )
      for format in formats {
        let arguments = arguments(for: format, text)
        let made = Format(format).render(arguments, in: context)
        check(index.recover(made), of: made, context)
        for meant in wordings.find(format, arguments) {
          precondition(Format(meant.key).signature.count <= meant.arguments.count)
        }
      }
    }
    let literals = [RecoveredText(key: text, arguments: [])]
    _ = FormatIndex.recover(text, among: indexes, besides: [])
    _ = FormatIndex.recover(text, among: indexes, besides: literals)
    _ = NearKeys(count: lines.count) { (lines[$0], lines[$0]) }.entry(near: text)
    let composite = CompositeText(text)
    for candidate in composite.candidates {
      _ = composite.restored(candidate.key, as: candidate, in: "fr")
    }
  }

  private func arguments(for format: String, _ text: String) -> [TextArgument] {
    Format(format).signature.kinds.enumerated().map {
      $1 == .text ? .text(text) : .integer($0 * 1234 - 1, $0 % 2 == 0 ? .plain : .localized)
    }
  }

  private func check(_ recovery: Recovery, of text: String, _ context: FormatContext) {
    let texts: [RecoveredText]
    switch recovery {
    case .found(let text): texts = [text]
    case .alike(let alike): texts = alike
    default: return
    }
    for recovered in texts {
      let again = Format(recovered.key).render(recovered.arguments, in: context)
      precondition(again.utf8.elementsEqual(text.utf8), "\(recovered.key): \(again) for \(text)")
    }
  }
#endif
