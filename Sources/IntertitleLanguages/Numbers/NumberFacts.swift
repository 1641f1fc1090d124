/// How a language writes numbers, read once from the data.
final class NumberFacts: Sendable {
  /// The ten digits; all of them have as many bytes as the first.
  let digits: [PackedText]
  /// Whether the digits are those of ASCII.
  let isASCII: Bool
  let group: PackedText
  let decimal: PackedText
  let minus: PackedText
  let plus: PackedText
  /// What is shown for what is no number.
  let notNumber: String
  /// How many digits the last group has, and those before it.
  let grouping: (primary: Int, secondary: Int)
  /// A number is grouped when it has at least so many digits before its last group.
  let minimumGrouping: Int
  /// The numbering system of the digits.
  let system: String

  /// Digits without separators, as `printf` and Swift's own descriptions show them.
  static let plain = NumberFacts()

  private init() {
    digits = Self.digits(of: "latn") ?? []
    isASCII = true
    group = PackedText([])
    decimal = PackedText(".".unicodeScalars)
    minus = PackedText("-".unicodeScalars)
    plus = PackedText("+".unicodeScalars)
    notNumber = "NaN"
    grouping = (1000, 1000)
    minimumGrouping = 1
    system = "latn"
  }

  /// A language's numbers; those of `root` where nothing is known of it.
  init(_ subtags: Subtags, region: UInt32, likelyScript: UInt32, system wanted: String?) {
    let record = Record(subtags, region: region, likelyScript: likelyScript)
    let name = wanted ?? record.system
    system = Self.digits(of: name) == nil ? record.system : name
    digits = Self.digits(of: system) ?? []
    isASCII = system == "latn"
    let symbols = Symbols(at: record.symbols(of: system))
    (group, decimal) = (symbols.group, symbols.decimal)
    (minus, plus) = (symbols.minus, symbols.plus)
    notNumber = symbols.notNumber
    grouping = record.grouping
    minimumGrouping = record.minimumGrouping
  }

  /// Whether the data has numbers of a language in a region that are not those of the language alone.
  static func isSpecial(_ subtags: Subtags, in region: UInt32) -> Bool {
    guard subtags.language != 0, region != 0 else { return false }
    let key = subtags.languageKey | Subtags(region: region).regionKey >> 24
    return NumberData.regions.firstIndex(key) != nil
  }

  /// The digits of a numbering system, or nil.
  private static func digits(of system: String) -> [PackedText]? {
    let table = NumberData.systems
    guard let index = table.firstIndex(spaced(system)) else { return nil }
    return (0..<10).map { PackedText([scalar(table, index, 8 + 5 * $0, digits: 5)]) }
  }

  /// A name as the tables have it, with spaces behind.
  private static func spaced(_ name: String) -> UInt64 {
    pack64(Array(name.utf8) + repeatElement(0x20, count: max(0, 8 - name.utf8.count)))
  }

  /// A scalar in hexadecimal digits; U+FFFD where there is none.
  fileprivate static func scalar(
    _ table: RecordTable,
    _ index: Int,
    _ offset: Int,
    digits: Int
  ) -> Unicode.Scalar {
    let text = unpack(unpadded(table.bytes(at: index, offset: offset, width: digits)))
    return UInt32(text, radix: 16).flatMap(Unicode.Scalar.init) ?? "\u{FFFD}"
  }
}

extension NumberFacts {
  /// What the data says of one language.
  private struct Record {
    private let table: RecordTable
    private let index: Int?
    private let start: Int

    init(_ subtags: Subtags, region: UInt32, likelyScript: UInt32) {
      let key = subtags.languageKey
      let regions = NumberData.regions
      let scripts = NumberData.scripts
      let general = key | Subtags().regionKey >> 24
      let script = Subtags(script: subtags.script == 0 ? likelyScript : subtags.script)
      if subtags.language == 0 {
        (table, index, start) = (regions, nil, 6)
      } else if region != 0,
        let exact = regions.firstIndex(key | Subtags(region: region).regionKey >> 24)
      {
        (table, index, start) = (regions, exact, 6)
      } else if let found = scripts.firstIndex(key | script.scriptKey >> 24) {
        (table, index, start) = (scripts, found, 7)
      } else {
        (table, index, start) = (regions, regions.firstIndex(general), 6)
      }
    }

    /// The numbering system that the language uses unless another is asked for.
    var system: String {
      let number = self.number(0, digits: 2, else: -1)
      let name = unpack(unpadded(NumberData.systems.bytes(at: number, offset: 0, width: 8)))
      return name.isEmpty ? "latn" : name
    }

    /// The number of a numbering system's symbols: other systems than these three use latn's.
    func symbols(of system: String) -> Int {
      let column =
        switch system {
        case self.system: 0
        case "arab": 2
        case "arabext": 3
        default: 1
        }
      let unknown = [0: 30, 1: 30, 2: 59, 3: 64][column] ?? 30
      return number(2 + 2 * column, digits: 2, else: unknown)
    }

    var grouping: (primary: Int, secondary: Int) {
      switch number(10, digits: 1, else: 0) {
      case 1: (3, 2)
      case 2: (2, 2)
      case 3: (1000, 1000)
      default: (3, 3)
      }
    }

    var minimumGrouping: Int { number(11, digits: 1, else: 1) }

    private func number(_ offset: Int, digits: Int, else unknown: Int) -> Int {
      index.map { table.number(at: $0, offset: start + offset, digits: digits) } ?? unknown
    }
  }

  /// One set of separators and signs.
  private struct Symbols {
    let decimal: PackedText
    let group: PackedText
    let minus: PackedText
    let plus: PackedText
    let notNumber: String

    init(at number: Int) {
      let table = NumberData.symbols
      let index = min(max(number, 0), table.count - 1)
      func text(_ offset: Int, _ count: Int) -> PackedText {
        let places = (0..<count).map { offset + 4 * $0 }
          .filter { table.bytes(at: index, offset: $0, width: 1) >> 56 != 0x20 }
        return PackedText(places.map { NumberFacts.scalar(table, index, $0, digits: 4) })
      }
      decimal = text(2, 1)
      group = text(6, 1)
      minus = text(10, 3)
      plus = text(22, 3)
      notNumber = Self.notNumber(table.number(at: index, offset: 34, digits: 2))
    }

    /// What stands at a place in the list of words for what is no number.
    private static func notNumber(_ place: Int) -> String {
      NumberData.notNumbers.withUTF8Buffer { bytes in
        let words = bytes.split(separator: UInt8(ascii: ";"), maxSplits: place + 1)
        return words.indices ~= place ? String(decoding: words[place], as: UTF8.self) : "NaN"
      }
    }
  }
}
