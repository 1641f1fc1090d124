import Intertitle

/// What a switch of the language costs, for models nobody is bound to and for bound texts.
enum SwitchBenchmarks {
  static func run(_ effort: Effort) -> [Claim] {
    MainActor.assumeIsolated { bound(effort) + unbound(effort) }
  }

  private static func makeLocalizer(_ words: Words) -> Localizer {
    let localizer = Localizer(system: .fixed([]))
    // Texts that differ: what a switch leaves as it is is not delivered.
    let japanese = words.texts.mapValues { $0 + "。" }
    localizer.load(["zh": TextPairs(words.texts), "ja": TextPairs(japanese)])
    return localizer
  }

  /// A switch with few and with many living models that nobody is bound to.
  private static func unbound(_ effort: Effort) -> [Claim] {
    let words = Words(count: 5000)
    let suite = Suite("a switch, models nobody is bound to", rounds: effort.rounds)
    for count in [100, 100_000] {
      let localizer = makeLocalizer(words)
      let labels = localizer.scoped { (0..<count).map { _ in LabelModel() } }
      for index in labels.indices { labels[index].text = words.keys[index % 5000] }
      suite.add("\(count) models", operations: 200) {
        for _ in 0..<100 {
          _ = try? localizer.use("zh")
          _ = try? localizer.use("ja")
        }
        return labels.count
      }
    }
    let results = suite.run()
    return [
      Claim(
        name: "a switch with 100,000 models / one with 100",
        figure: results.ratio("100000 models", to: "100 models"),
        bound: .atMost(1.5)
      )
    ]
  }

  /// A switch that serves bound texts, beside the assignments that it comes to.
  @MainActor
  private static func bound(_ effort: Effort) -> [Claim] {
    let words = Words(count: 5000)
    let count = 10_000
    let sink = Sink()
    let suite = Suite("a switch, 10,000 bound texts", rounds: effort.rounds)
    addDelivery(to: suite, sink, words, count)
    addReading(to: suite, sink, words, count)
    addFloor(to: suite, sink, words, count)
    let results = suite.run()
    let delivery = results.difference(
      "delivery, resolving included",
      "as many unbound texts, each read and shown"
    )
    let floor = results.difference("weak references, a closure each", "plain texts, each shown")
    print("  delivery \(Int(delivery)) ns; a weak reference and a closure alone \(Int(floor)) ns")
    return [
      Claim(
        name: "delivery to a bound text, beside being resolved / the least it can cost",
        figure: delivery / floor,
        bound: .atMost(1.3)
      )
    ]
  }
}

extension SwitchBenchmarks {
  @MainActor
  private static func addDelivery(to suite: Suite, _ sink: Sink, _ words: Words, _ count: Int) {
    let localizer = makeLocalizer(words)
    let texts = localizer.scoped { (0..<count).map { _ in InterceptedText(slot: .label) } }
    for index in texts.indices {
      texts[index].text = words.keys[index % 5000]
      texts[index].bind { sink.text = $0 }
    }
    var isChinese = false
    suite.add("delivery, resolving included", operations: count) {
      isChinese.toggle()
      return MainActor.assumeIsolated {
        _ = try? localizer.use(isChinese ? "zh" : "ja", isolation: MainActor.shared)
        return texts.count &+ (sink.text?.utf8.count ?? 0)
      }
    }
  }

  @MainActor
  private static func addReading(to suite: Suite, _ sink: Sink, _ words: Words, _ count: Int) {
    let localizer = makeLocalizer(words)
    let texts = localizer.scoped { (0..<count).map { _ in InterceptedText(slot: .label) } }
    for index in texts.indices { texts[index].text = words.keys[index % 5000] }
    var isChinese = false
    suite.add("as many unbound texts, each read and shown", operations: count) {
      isChinese.toggle()
      return MainActor.assumeIsolated {
        _ = try? localizer.use(isChinese ? "zh" : "ja")
        for text in texts { sink.text = text.text }
        return texts.count &+ (sink.text?.utf8.count ?? 0)
      }
    }
  }

  /// The least that a delivery can cost where a bound text may be freed by any thread: a weak
  /// reference that is asked for its text, and a closure that is called with it.
  @MainActor
  private static func addFloor(to suite: Suite, _ sink: Sink, _ words: Words, _ count: Int) {
    let bound = (0..<count).map { PlainText(words.values[$0 % 5000]) }
    for text in bound { text.push = { sink.text = $0 } }
    let places = bound.map { PlainPlace($0) }
    suite.add("weak references, a closure each", operations: count) {
      for place in places {
        if let text = place.text { text.push?(text.shown) }
      }
      return bound.count
    }
    let plain = (0..<count).map { PlainText(words.values[$0 % 5000]) }
    suite.add("plain texts, each shown", operations: count) {
      MainActor.assumeIsolated {
        for text in plain { sink.text = text.shown }
      }
      return plain.count
    }
  }
}

private final class PlainText {
  let shown: String?
  var push: (@MainActor (String?) -> Void)?

  init(_ shown: String) { self.shown = shown }
}

private final class PlainPlace {
  weak var text: PlainText?

  init(_ text: PlainText) { self.text = text }
}

@MainActor
private final class Sink {
  var text: String?
}
