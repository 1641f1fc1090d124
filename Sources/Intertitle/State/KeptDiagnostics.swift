internal import IntertitleLanguages

/// The newest diagnostics, bounded in number and in bytes.
///
/// What is said again is kept once; and where there is no more room, the rule that has most gives way,
/// so that three hundred missing keys leave the one unreadable file where it is.
struct KeptDiagnostics {
  private static let limit = 200

  /// What was said, oldest first.
  private(set) var newest: [Diagnostic] = []
  private var counts: [String: Int] = [:]

  /// Takes a diagnostic.
  ///
  /// - Complexity: O(1): there are never more than two hundred.
  mutating func add(_ diagnostic: Diagnostic) {
    let diagnostic = diagnostic.cut
    if let place = newest.lastIndex(of: diagnostic) {
      newest.remove(at: place)
    } else {
      counts[diagnostic.rule, default: 0] += 1
    }
    newest.append(diagnostic)
    if newest.count > Self.limit { removeOne() }
  }

  /// Drops the oldest of the rules that have most.
  private mutating func removeOne() {
    let most = counts.values.max()
    guard let oldest = newest.firstIndex(where: { counts[$0.rule] == most }) else { return }
    let rule = newest.remove(at: oldest).rule
    counts[rule] = most == 1 ? nil : most.map { $0 - 1 }
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
