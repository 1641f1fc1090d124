import Foundation

/// Entries that do the same work in different ways, timed in turn.
///
/// Every round runs all entries one after the other, each once untimed first, so that a drift of
/// the machine's speed hits all alike. What counts is the median of the ratios of each round; the
/// times are there to be read.
final class Suite {
  private struct Entry {
    let name: String
    let operations: Int
    let body: () -> Int
    var times: [Double] = []
  }

  private let title: String
  private let rounds: Int
  private var entries: [Entry] = []

  init(_ title: String, rounds: Int) {
    self.title = title
    self.rounds = rounds
  }

  /// Adds an entry.
  ///
  /// - Parameters:
  ///   - name: What people call it.
  ///   - operations: How many operations one call of the body does.
  ///   - body: The work; what it returns is used, so that the work is not optimized away.
  func add(_ name: String, operations: Int, _ body: @escaping () -> Int) {
    entries.append(Entry(name: name, operations: operations, body: body))
  }

  /// Adds work that can be counted too.
  func add(_ work: CountedWork) {
    add(work.name, operations: work.operations, work.make())
  }

  /// Runs the rounds and prints a line for each entry.
  func run() -> Results {
    for _ in 0..<rounds {
      for index in entries.indices { entries[index].times.append(Self.time(entries[index])) }
    }
    let results = Results(
      times: Dictionary(uniqueKeysWithValues: entries.map { ($0.name, $0.times) })
    )
    print("\(title)  [ns for each operation, median of \(rounds)]")
    for entry in entries {
      print("  \(entry.name.padded(to: 58)) \(results.nanoseconds(entry.name))")
    }
    return results
  }

  private static func time(_ entry: Entry) -> Double {
    blackHole(entry.body())
    let start = DispatchTime.now().uptimeNanoseconds
    blackHole(entry.body())
    let end = DispatchTime.now().uptimeNanoseconds
    return Double(end - start) / Double(entry.operations)
  }
}

/// What the entries of a suite took, round by round.
struct Results {
  private let times: [String: [Double]]

  init(times: [String: [Double]]) {
    self.times = times
  }

  /// The median of the rounds' ratios of two entries.
  func ratio(_ name: String, to base: String) -> Double {
    let pairs = zip(times[name] ?? [], times[base] ?? [])
    return median(pairs.map { $0 / $1 })
  }

  /// The median of the rounds' differences of two entries.
  func difference(_ name: String, _ base: String) -> Double {
    let pairs = zip(times[name] ?? [], times[base] ?? [])
    return median(pairs.map { $0 - $1 })
  }

  /// The median of an entry's times.
  func time(_ name: String) -> Double {
    median(times[name] ?? [])
  }

  func nanoseconds(_ name: String) -> String {
    String(format: "%12.1f", time(name))
  }
}

/// Uses a value in a way that the optimizer cannot see through.
@inline(never)
@_optimize(none)
func blackHole<Value>(_ value: Value) {}

func median(_ values: [Double]) -> Double {
  let sorted = values.sorted()
  guard !sorted.isEmpty else { return .nan }
  let middle = sorted.count / 2
  return sorted.count.isMultiple(of: 2) ? (sorted[middle - 1] + sorted[middle]) / 2 : sorted[middle]
}

extension String {
  func padded(to width: Int) -> String {
    self + String(repeating: " ", count: max(0, width - count))
  }
}
