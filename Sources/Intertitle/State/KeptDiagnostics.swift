internal import IntertitleLanguages

/// The newest diagnostics, bounded in number and in bytes.
///
/// What is said again is kept once; and where there is no more room, the rule that has most gives way,
/// so that three hundred missing keys leave the one unreadable file where it is.
struct KeptDiagnostics {
  private static let limit = 200

  /// What was said, and when.
  private var kept: [Diagnostic: UInt64] = [:]
  private var counts: [String: Int] = [:]
  private var last: UInt64 = 0

  /// Oldest first.
  var newest: [Diagnostic] {
    kept.sorted { $0.value < $1.value }.map(\.key)
  }

  /// Takes a diagnostic.
  ///
  /// - Complexity: O(1): there are never more than two hundred.
  mutating func add(_ diagnostic: Diagnostic) {
    let diagnostic = diagnostic.cut
    last += 1
    if kept.updateValue(last, forKey: diagnostic) == nil {
      counts[diagnostic.rule, default: 0] += 1
    }
    if kept.count > Self.limit { removeOne() }
  }

  /// Drops the oldest of the rules that have most.
  private mutating func removeOne() {
    let most = counts.values.max()
    let loud = kept.filter { counts[$0.key.rule] == most }
    guard let oldest = loud.min(by: { $0.value < $1.value })?.key else { return }
    kept[oldest] = nil
    counts[oldest.rule] = most == 1 ? nil : most.map { $0 - 1 }
  }
}

extension Diagnostic {
  /// As it is kept: a long key is left out, and a long sentence is cut.
  fileprivate var cut: Diagnostic {
    var cut = self
    if let key, key.utf8.count > 1_000 { cut.key = nil }
    if message.utf8.count > 4_000 {
      cut.message = String(message.unicodeScalars.prefix(1_000)) + "…"
    }
    return cut
  }
}
