/// Finds the keys of a text that was already localized before it was assigned.
///
/// Built from a table in any language. Several keys may have one text: which of them is meant is not
/// for the index to guess.
///
/// ```swift
/// let index = ReverseIndex([("sign_in", "Anmelden"), ("login", "Anmelden"), ("ok", "OK")])
/// index.keys(of: "OK")       // ["ok"]
/// index.keys(of: "Anmelden") // ["sign_in", "login"]
/// ```
public struct ReverseIndex: Sendable {
  private let storage: Storage

  /// Makes an index.
  ///
  /// - Parameter entries: Keys and their texts; empty texts are passed over.
  /// - Complexity: linear in the length of all texts, in time and memory.
  public init(_ entries: some Sequence<(key: String, text: String)>) {
    storage = Storage(entries)
  }

  /// How many different texts there are.
  public var count: Int { storage.texts.count }

  /// All keys of a text, in the order of the entries; none where no key has it.
  ///
  /// - Complexity: O(*n*), one probe.
  public func keys(of text: String) -> [String] {
    guard let index = storage.find(text) else { return [] }
    return [storage.keys[index]] + (storage.others[index] ?? [])
  }

  private final class Storage: Sendable {
    let texts: [String]
    /// The first key of each text.
    let keys: [String]
    /// The other keys of texts that have several.
    let others: [Int: [String]]
    private let slots: KeySlots

    init(_ entries: some Sequence<(key: String, text: String)>) {
      var places: [String: Int] = [:]
      var (texts, keys): ([String], [String]) = ([], [])
      var others: [Int: [String]] = [:]
      var seen: [Int: Set<String>] = [:]
      for (key, text) in entries where !text.isEmpty {
        if let place = places[text] {
          if seen[place, default: [keys[place]]].insert(key).inserted {
            others[place, default: []].append(key)
          }
        } else {
          places[text] = texts.count
          texts.append(text)
          keys.append(key)
        }
      }
      (self.texts, self.keys, self.others) = (texts, keys, others)
      slots = Self.slots(texts)
    }

    /// The place of a text, or nil.
    @inline(__always)
    func find(_ text: String) -> Int? {
      KeyBytes.probe(text) { bytes in
        guard let base = bytes.baseAddress else { return nil }
        let found = slots.find(hashKey(base, bytes.count).hash) { texts[$0].hasBytes(bytes) }
        return found.entry < 0 ? nil : found.entry
      }
    }

    private static func slots(_ texts: [String]) -> KeySlots {
      let slots = KeySlots(for: texts.count)
      for (place, text) in texts.enumerated() {
        KeyBytes.with(text) { bytes in
          guard let base = bytes.baseAddress else { return }
          let hash = hashKey(base, bytes.count).hash
          slots.set(slots.find(hash) { _ in false }.slot, hash, place)
        }
      }
      return slots
    }
  }
}

extension String {
  /// Whether the text's UTF-8 is the same as some bytes.
  @inline(__always)
  fileprivate func hasBytes(_ other: UnsafeBufferPointer<UInt8>) -> Bool {
    KeyBytes.with(self) { own in
      guard own.count == other.count, let base = own.baseAddress, let start = other.baseAddress
      else { return false }
      return equalBytes(base, start, own.count)
    }
  }
}
