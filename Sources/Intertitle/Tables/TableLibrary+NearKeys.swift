internal import IntertitleLanguages
internal import IntertitleTables

/// Which keys and texts are compared with what code wrote.
struct NearTable: Hashable {
  let table: String
  let language: Language
}

extension TableLibrary {
  /// A key that code may have meant by one that no table has, and what it is near to: the key, or its
  /// text in the development language.
  ///
  /// - Complexity: One probe; all keys of the table and language when it is asked for first.
  func nearKey(
    to key: String,
    in table: String,
    _ language: Language
  ) -> (key: String, text: String)? {
    let name = NearTable(table: table, language: language)
    if let known = near.withLock({ $0[name] }) { return known.entry(near: key) }
    let made = nearKeys(of: name)
    near.withLock { $0[name] = made }
    return made.entry(near: key)
  }

  private func nearKeys(of name: NearTable) -> NearKeys {
    let keys = tables(for: name.language).table(name.table)?.table ?? StringTable(folding: [])
    let texts = tables(for: development).table(name.table)?.table ?? StringTable(folding: [])
    let (ofKeys, ofTexts) = (keys.indices, texts.indices)
    return NearKeys(count: ofKeys.count + ofTexts.count) { place in
      guard place < ofKeys.count else {
        let index = ofTexts[place - ofKeys.count]
        return (texts.key(at: index), texts.text(at: index))
      }
      let key = keys.key(at: ofKeys[place])
      return (key, key)
    }
  }
}
