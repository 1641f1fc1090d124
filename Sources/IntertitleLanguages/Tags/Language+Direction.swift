extension Language {
  /// The direction in which a language is written.
  public enum Direction: String, Hashable, Sendable, CaseIterable, Codable {
    /// From left to right, as Latin and most others.
    case leftToRight
    /// From right to left, as Arabic and Hebrew.
    case rightToLeft
  }

  /// The direction of the language's script, the likely one where none is named.
  ///
  /// `ks`, `ku-Arab`, `az-Arab`, `dv` and `yi` are right-to-left. Left-to-right where nothing is
  /// known.
  public var direction: Direction { facts.isRightToLeft ? .rightToLeft : .leftToRight }
}

extension Subtags {
  /// Whether the script is one of those whose letters have the bidirectional class R or AL.
  var isRightToLeft: Bool { rightToLeftScripts.firstIndex(UInt64(script) << 32) != nil }
}

/// ISO 15924 codes of the scripts whose letters have the Unicode bidirectional class R or AL.
private let rightToLeftScripts = RecordTable(
  keyWidth: 4,
  recordWidth: 10,
  """
  Adlm     
  Arab     
  Aran     
  Armi     
  Avst     
  Chrs     
  Cprt     
  Elym     
  Gara     
  Hatr     
  Hebr     
  Hung     
  Khar     
  Lydi     
  Mand     
  Mani     
  Mend     
  Merc     
  Mero     
  Narb     
  Nbat     
  Nkoo     
  Orkh     
  Ougr     
  Palm     
  Phli     
  Phlp     
  Phlv     
  Phnx     
  Prti     
  Rohg     
  Samr     
  Sarb     
  Sidt     
  Sogd     
  Sogo     
  Syrc     
  Syre     
  Syrj     
  Syrn     
  Thaa     
  Yezi     
  """
)
