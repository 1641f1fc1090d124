/// How a file's bytes stand for characters.
///
/// Unicode's own forms are told from the bytes. Any other encoding is used only where a caller
/// names it, because no reader can tell Latin-1 from Mac Roman: guessing is how garbled text is made.
public struct TextEncoding: Hashable, Sendable {
  /// The name that IANA registered, such as `UTF-16LE` or `GB18030`.
  public let name: String

  /// UTF-8, with or without a byte-order mark.
  public static let utf8 = Self(known: "UTF-8")
  /// UTF-16, low byte first.
  public static let utf16LittleEndian = Self(known: "UTF-16LE")
  /// UTF-16, high byte first.
  public static let utf16BigEndian = Self(known: "UTF-16BE")
  /// UTF-32, low byte first.
  public static let utf32LittleEndian = Self(known: "UTF-32LE")
  /// UTF-32, high byte first.
  public static let utf32BigEndian = Self(known: "UTF-32BE")
  /// ISO 8859-1.
  public static let latin1 = Self(known: "ISO-8859-1")
  /// The encoding of classic Mac OS.
  public static let macRoman = Self(known: "macintosh")
  /// Windows' Western code page.
  public static let windows1252 = Self(known: "windows-1252")
  /// The Chinese national standard, of which GBK and GB 2312 are parts.
  public static let gb18030 = Self(known: "GB18030")

  /// Finds an encoding by its name; letters' case, hyphens and underscores do not count.
  ///
  /// Nil where the name is not known.
  ///
  /// - Parameter name: `utf-8`, `latin1`, `MacRoman`, `windows-1252`, `GBK` …
  public init?(name: String) {
    guard let known = Self.aliases[Self.folded(name)] else { return nil }
    self.init(known: known)
  }

  /// Every encoding there is, by name.
  public static var known: [TextEncoding] { Set(aliases.values).sorted().map(Self.init(known:)) }

  init(known name: String) { self.name = name }

  /// Whether a name is that of plain ASCII, which is read as UTF-8.
  static func isASCII(_ name: String) -> Bool { ["ascii", "usascii"].contains(folded(name)) }

  static func folded(_ name: String) -> String {
    name.lowercased().filter { $0.isLetter || $0.isNumber }
  }

  /// Every accepted name, folded, and the registered one.
  private static let aliases: [String: String] = [
    "utf8": "UTF-8", "utf16": "UTF-16LE", "utf16le": "UTF-16LE", "utf16be": "UTF-16BE",
    "utf32": "UTF-32LE", "utf32le": "UTF-32LE", "utf32be": "UTF-32BE", "ascii": "UTF-8",
    "usascii": "UTF-8", "iso88591": "ISO-8859-1", "latin1": "ISO-8859-1",
    "isolatin1": "ISO-8859-1", "macintosh": "macintosh", "macroman": "macintosh",
    "macosroman": "macintosh", "mac": "macintosh", "windows1252": "windows-1252",
    "cp1252": "windows-1252", "windowscp1252": "windows-1252", "gb18030": "GB18030",
    "gbk": "GB18030", "gb2312": "GB18030", "cp936": "GB18030", "euccn": "GB18030",
    "big5": "Big5", "shiftjis": "Shift_JIS", "sjis": "Shift_JIS",
    "iso2022jp": "ISO-2022-JP", "euckr": "EUC-KR", "koi8r": "KOI8-R", "iso88592": "ISO-8859-2",
    "latin2": "ISO-8859-2", "windows1250": "windows-1250", "windows1251": "windows-1251",
    "windows1253": "windows-1253", "windows1254": "windows-1254", "cp1250": "windows-1250",
    "cp1251": "windows-1251", "cp1253": "windows-1253", "cp1254": "windows-1254",
  ]
}

extension TextEncoding: CustomStringConvertible {
  /// The registered name.
  public var description: String { name }
}
