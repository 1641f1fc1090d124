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
  /// All lines but the last are formats; the last one is a text.
  private func fuzz(_ lines: [String]) {
    guard let text = lines.last else { return }
    let formats = Array(lines.dropLast())
    for context in contexts {
      let index = FormatIndex(formats, in: context)
      check(text, index, context)
      for format in formats {
        let arguments: [TextArgument] = Format(format).signature.kinds.enumerated().map {
          $1 == .text ? .text(text) : .integer($0 * 1234 - 1, $0 % 2 == 0 ? .plain : .localized)
        }
        check(Format(format).render(arguments, in: context), index, context)
      }
    }
    let composite = CompositeText(text)
    for candidate in composite.candidates {
      _ = composite.restored(candidate.key, as: candidate, in: "fr")
    }
  }

  private func check(_ text: String, _ index: FormatIndex, _ context: FormatContext) {
    guard case .found(let recovered) = index.recover(text) else { return }
    let again = Format(recovered.key).render(recovered.arguments, in: context)
    precondition(again.utf8.elementsEqual(text.utf8), "\(recovered.key): \(again) for \(text)")
  }
#endif
