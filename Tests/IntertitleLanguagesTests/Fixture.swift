import Foundation

/// The lines of a file in Fixtures, cut at tabs; lines that begin with `#` are left out.
func fixture(_ name: String) throws -> [[String]] {
  let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
  let url = folder.appendingPathComponent("Fixtures").appendingPathComponent(name)
  return try String(contentsOf: url, encoding: .utf8)
    .split(separator: "\n")
    .filter { !$0.hasPrefix("#") }
    .map { $0.split(separator: "\t", omittingEmptySubsequences: false).map(String.init) }
}

extension String {
  /// The words of a text.
  var words: [String] { split(separator: " ").map(String.init) }
}

/// A generator that gives the same numbers on every machine (SplitMix64).
struct FixedRandom: RandomNumberGenerator {
  var state: UInt64

  mutating func next() -> UInt64 {
    state &+= 0x9E37_79B9_7F4A_7C15
    var mixed = state
    mixed = (mixed ^ (mixed >> 30)) &* 0xBF58_476D_1CE4_E5B9
    mixed = (mixed ^ (mixed >> 27)) &* 0x94D0_49BB_1331_11EB
    return mixed ^ (mixed >> 31)
  }
}
