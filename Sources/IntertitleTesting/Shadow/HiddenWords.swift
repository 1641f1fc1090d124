import Intertitle
import IntertitleLanguages

/// Words that code gave as arguments, which no report may show.
///
/// They are looked for byte by byte: a name may share a character with what stands behind it, as `क`
/// does in `का`.
struct HiddenWords {
  private let words: [[UInt8]]

  init(_ arguments: [TextArgument]) {
    words = arguments.compactMap { argument in
      guard case .text(let words) = argument.value, !words.isBlank else { return nil }
      return Array(words.utf8)
    }
  }

  /// Whether each stands in a text as it was given.
  func stand(in text: String) -> Bool {
    let bytes = Array(text.utf8)
    return words.allSatisfy { !bytes.ends(of: $0).isEmpty }
  }

  /// A text with `…` in the place of the words.
  ///
  /// - Complexity: O(*n* · *k*) in the length of the text and the number of words.
  func hidden(in text: String) -> String {
    guard !words.isEmpty else { return text }
    let bytes = Array(text.utf8)
    var isHidden = [Bool](repeating: false, count: bytes.count)
    for word in words {
      // Places of one word may overlap: none is marked twice.
      var marked = 0
      for end in bytes.ends(of: word) {
        for index in max(marked, end - word.count)..<end { isHidden[index] = true }
        marked = end
      }
    }
    return Self.text(bytes, without: isHidden)
  }

  private static func text(_ bytes: [UInt8], without isHidden: [Bool]) -> String {
    var shown: [UInt8] = []
    for (index, byte) in bytes.enumerated() {
      if !isHidden[index] {
        shown.append(byte)
      } else if index == 0 || !isHidden[index - 1] {
        shown += "…".utf8
      }
    }
    return String(decoding: shown, as: UTF8.self)
  }
}
