import Intertitle
import IntertitleChain
import IntertitleLanguages

/// What libFuzzer calls with each input: all lines but the last are texts of a table, each with another
/// one as its translation; the last one is a text, and what is put into them.
///
/// No table, text or argument may trap, hang or read beyond its bytes. Nothing is guessed: in the
/// development language whatever is found back, alone, in a text or in a text of a text, is shown as
/// code assigned it.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzOneInput(_ start: UnsafePointer<UInt8>, _ count: Int) -> CInt {
  let bytes = UnsafeBufferPointer(start: start, count: count)
  let lines = String(decoding: bytes, as: UTF8.self)
    .split(separator: "\n", omittingEmptySubsequences: false).prefix(8).map(String.init)
  if let text = lines.last { fuzz(Array(lines.dropLast()), text) }
  return 0
}

private func fuzz(_ texts: [String], _ words: String) {
  let localizer = Localizer(
    chain: [.splittingComposites, .recovering(arguments: true), .lookup],
    system: .fixed([])
  )
  let places = texts.indices
  let table = { (text: (Int) -> String) in
    TextPairs(Dictionary(uniqueKeysWithValues: places.map { ("key.\($0)", text($0)) }))
  }
  localizer.load([
    "en": table { texts[$0] },
    "fr": table { texts[($0 + 1) % texts.count] },
  ])
  let (english, french) = (localizer.speaking("en"), localizer.speaking("fr"))
  let inner = places.map { LocalizedText.key("key.\($0)", words, 3) }
  let finished = [words] + inner.map { english.text(for: $0) }
  for text in finished {
    check(.key(text), is: text, english)
    _ = french.text(for: .key(text))
    for place in places {
      let outer = english.text(forKey: "key.\(place)", text, 3)
      check(.key(outer), is: outer, english)
      for argument in [LocalizedText.key(outer), "\(text): \(outer)"] {
        _ = french.text(for: .key("key.\(place)", argument, text))
      }
    }
  }
}

private func check(_ content: LocalizedText, is text: String, _ english: Localizer) {
  let explained = english.explain(content)
  guard explained.origin == .recovered else { return }
  precondition(explained.text.utf8.elementsEqual(text.utf8), "\(explained) for \(text)")
}
