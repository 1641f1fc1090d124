/// Lays patterns out in a net, each where the fewest others lie.
struct PatternNetBuilder {
  private var paths: [UInt64: PatternNet.Node] = [:]
  private var lists: [UInt64: Int] = [:]
  private var words: [UInt64: Int] = [:]
  private var loose = -1
  private var looseRivals = -1
  private var counts: [UInt64: Int] = [:]

  /// How many patterns may lie together on a path before a word between the holes is better.
  private static let crowd = 4

  /// Lays out the patterns of a table.
  static func net(_ plans: [PatternPlan], in table: inout PatternTable) -> PatternNet {
    var builder = PatternNetBuilder()
    for plan in plans { builder.count(plan) }
    for (pattern, plan) in plans.enumerated() { builder.place(pattern, plan, &table) }
    let minimum = table.records.map { Int($0.literalBytes + $0.holeCount) }.min() ?? .max
    return PatternNet(
      paths: builder.paths,
      lists: builder.lists,
      words: builder.words,
      loose: builder.loose,
      looseRivals: builder.looseRivals,
      minimum: minimum
    )
  }

  private mutating func count(_ plan: PatternPlan) {
    if plan.forward.isComplete { return }
    counts[plan.key(plan.forward, isForward: true).key, default: 0] += 1
    counts[plan.key(plan.backward, isForward: false).key, default: 0] += 1
    for word in Set(plan.words) { counts[word, default: 0] += 1 }
  }

  private mutating func place(_ pattern: Int, _ plan: PatternPlan, _ table: inout PatternTable) {
    if plan.forward.isComplete {
      walk(.forward, plan.forward) { $0.complete() }
      list(pattern, plan.forward.last.with(PatternNet.completeClass, 0, 0), &table)
      return
    }
    let forward = plan.key(plan.forward, isForward: true)
    let backward = plan.key(plan.backward, isForward: false)
    let isForward = isBetter(plan.forward, forward.key, than: plan.backward, backward.key)
    let (path, key) = isForward ? (plan.forward, forward) : (plan.backward, backward)
    let crowd = counts[key.key] ?? 0
    let word = plan.words.min { (counts[$0] ?? 0, $0) < (counts[$1] ?? 0, $1) }
    let isKnown = !path.nodes.isEmpty || key.class != 0
    if let word, !isKnown || crowd > Self.crowd && (counts[word] ?? 0) < crowd {
      table.link(pattern, before: words[word] ?? -1)
      words[word] = pattern
    } else if !isKnown, table.records[pattern].isRival {
      table.link(pattern, before: looseRivals)
      looseRivals = pattern
    } else if !isKnown {
      table.link(pattern, before: loose)
      loose = pattern
    } else {
      walk(isForward ? .forward : .backward, path) { $0.add(class: key.class) }
      list(pattern, key.key, &table)
    }
  }

  private mutating func list(_ pattern: Int, _ key: UInt64, _ table: inout PatternTable) {
    table.link(pattern, before: lists[key] ?? -1)
    lists[key] = pattern
  }

  /// Fewer others decide, then more literal bytes on the path.
  private func isBetter(
    _ path: PatternPlan.Path,
    _ key: UInt64,
    than other: PatternPlan.Path,
    _ otherKey: UInt64
  ) -> Bool {
    let (own, others) = (counts[key] ?? 0, counts[otherKey] ?? 0)
    return own == others ? path.weight >= other.weight : own < others
  }

  /// Makes the nodes of a path and marks the last one.
  private mutating func walk(
    _ root: PathHash,
    _ path: PatternPlan.Path,
    _ mark: (inout PatternNet.Node) -> Void
  ) {
    for hash in [root] + path.nodes.dropLast() where !path.nodes.isEmpty {
      paths[hash.value, default: PatternNet.Node()].lead()
    }
    mark(&paths[path.last.value, default: PatternNet.Node()])
  }
}
