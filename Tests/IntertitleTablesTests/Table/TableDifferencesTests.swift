import IntertitleLanguages
import Testing

@testable import IntertitleTables

@Suite struct TableDifferencesTests {
  private func table(_ pairs: [(String, String)]) -> StringTable {
    StringTable(folding: [.init(language: "fr", file: StringFile(pairs: pairs))])
  }

  @Test func whatIsAddedChangedAndRemovedIsToldWhateverOrderTheKeysHave() {
    let older = table([("a", "1"), ("b", "2"), ("c", "3"), ("d", "4")])
    for newer in [
      [("a", "1"), ("b", "2'"), ("e", "5"), ("d", "4")],
      [("d", "4"), ("e", "5"), ("b", "2'"), ("a", "1")],
    ] {
      let found = table(newer).differences(from: older)
      #expect(found.added == ["e"])
      #expect(found.changed == ["b"])
      #expect(found.removed == ["c"])
    }
  }

  @Test func aTextThatOnlyBeginsAlikeIsChanged() {
    let older = table([("k", "12345678"), ("l", "")])
    #expect(table([("k", "12345679"), ("l", "")]).differences(from: older).changed == ["k"])
    #expect(
      table([("k", "123456789"), ("l", "x")]).differences(from: older).changed == ["k", "l"]
    )
    let same = older.differences(from: older)
    #expect(same.added + same.changed + same.removed == [])
  }

  @Test func aKeyThatIsThereTwiceIsOneWhoseAnswerIsCompared() {
    let twice = [("a", "1"), ("a", "2"), ("b", "3")]
    let same = table(twice).differences(from: table(twice))
    #expect(same.added + same.changed + same.removed == [])
    let other = table(twice).differences(from: table([("a", "1"), ("b", "3")]))
    #expect(other.added + other.removed == [] && other.changed.count <= 1)
  }

  @Test func aKeyIsLackingThatNoneOfTheFilesHas() {
    let known = table([("a", "1"), ("b", "2"), ("c", "3"), ("d", "4")])
    let files = [[("c", "x")], [("a", "x"), ("z", "x")]].map {
      StringTable.Source(language: "de", file: StringFile(pairs: $0))
    }
    #expect(known.indices(lackingIn: files) == [1, 3])
    #expect(known.indices(lackingIn: []) == [0, 1, 2, 3])
  }

  /// Keys that are looked for where they stand if the files list them in one order: in the same, in the
  /// opposite and in a scattered order, with some of them lacking and one more than once.
  @Test(arguments: [1, -1, 37]) func aFoldAnswersTheSameInWhateverOrderFilesListTheirKeys(step: Int)
  {
    let keys = (0..<101).map { "key \($0)" }
    let order = (0..<101).map { ($0 * step % 101 + 101) % 101 }
    let near = keys.filter { !$0.hasSuffix("7") }.map { ($0, "near \($0)") }
    let far = (order + [order[0]]).enumerated().map { (keys[$1], "far \(keys[$1]) \($0 / 101)") }
    var repeated: [String] = []
    let files = [near, far].map { StringFile(pairs: $0) }
    let table = StringTable(
      folding: files.map { .init(language: "fr", file: $0) },
      emptyIsMissing: false
    ) { earlier, later in
      let both = [earlier, later].map { files[$0.source].entries[$0.number].key }
      #expect(both[0] == both[1])
      repeated.append(both[0])
    }
    #expect(table.count == keys.count)
    #expect(Set(repeated) == Set(near.map(\.0)) && repeated.count == near.count)
    for key in keys {
      let expected = key.hasSuffix("7") ? "far" : "near"
      #expect(table.text(forKey: key)?.hasPrefix("\(expected) \(key)") == true)
    }
  }
}
