import Foundation

/// A figure that is promised, and what it is in this run.
struct Claim {
  /// What is promised, in words.
  let name: String
  /// What was measured.
  let figure: Double
  /// What was promised.
  let bound: Bound

  enum Bound {
    case atMost(Double)
    case atLeast(Double)
  }

  var isKept: Bool {
    switch bound {
    case .atMost(let limit): figure <= limit
    case .atLeast(let limit): figure >= limit
    }
  }

  var line: String {
    let promise =
      switch bound {
      case .atMost(let limit): String(format: "at most %g", limit)
      case .atLeast(let limit): String(format: "at least %g", limit)
      }
    let figure = String(format: "%.2f", figure)
    return "  \(isKept ? "kept  " : "MISSED") \(name.padded(to: 66)) \(figure) (\(promise))"
  }
}
