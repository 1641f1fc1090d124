import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

/// Names, lengths and texts of a pack are as they must be, or it is refused with the reason.
@Suite struct TablePackTests {
  private func sealed(_ files: [(vendor: String?, path: String, text: String)]) throws -> SealedPack
  {
    try SealedPack(
      packing: files.map {
        SealedPack.File(vendor: $0.vendor, path: $0.path, bytes: Array($0.text.utf8))
      }
    )
  }

  private func fault(_ files: [(vendor: String?, path: String, text: String)]) throws -> PackFault?
  {
    do {
      _ = try TablePack(sealed(files))
      return nil
    } catch let fault as PackFault {
      return fault
    }
  }

  @Test func aPackSaysWhatItsFilesDo() throws {
    let bytes = try pack([
      "fr.lproj/Localizable.strings": "\"Wallet\" = \"Portefeuille\";\n\"Later\" = \"Après\";",
      "zh_CN.lproj/More.strings": "\"More\" = \"更多\";",
      "Main.xcstrings": """
      {"sourceLanguage": "en", "version": "1.0", "strings": {"Go": {"localizations":
      {"de": {"stringUnit": {"state": "translated", "value": "Los"}}}}}}
      """,
      "Vendor/Rater/Rater.bundle/fr.lproj/Rater.strings": "\"Later\" = \"Plus tard\";",
      "Vendor/Hud.framework/fr.lproj/Hud.strings": "\"Done\" = \"Fini\";",
    ])
    let pack = try TablePack(SealedPack(bytes))
    #expect(pack.files.map(\.vendor) == [nil, nil, nil, "Hud", "Rater"])
    #expect(pack.files.map(\.found.table) == ["Main", "Localizable", "More", "Hud", "Rater"])
    #expect(pack.files.map { $0.found.language?.tag } == [nil, "fr", "zh-CN", "fr", "fr"])
    #expect(pack.files.last?.found.path == "Vendor/Rater/Rater.bundle/fr.lproj/Rater.strings")
    #expect(pack.files[0].contents.languages == ["de"] || pack.files[0].contents.isCatalog)
    #expect(pack.files[1].contents.text(forKey: "Wallet") == "Portefeuille")
    #expect(pack.entryCount == pack.files.reduce(0) { $0 + $1.contents.entries.count })
  }

  @Test(
    "names that lead elsewhere or cannot be shown",
    arguments: [
      "../fr.lproj/T.strings", "/etc/T.strings", "fr.lproj/../../T.strings", "./T.strings",
      "fr.lproj//T.strings", "", "fr.lproj/", "..", "fr.lproj\\T.strings", "a\u{0}.strings",
      "fr.lproj/T\n.strings", "\u{7F}.strings", "/",
      "fr.lproj/\u{202E}sgnirts.T.strings", "\u{9B}31m.strings", "a\u{2028}b.strings",
      String(repeating: "a", count: 1020) + ".strings",
    ]
  )
  func anUnsafeNameIsRefused(_ path: String) throws {
    #expect(try fault([(nil, path, "")]) == .unsafeName(path))
    #expect(try fault([("V", path, "")]) == .unsafeName(path))
    if !path.isEmpty { #expect(try fault([(path, "fr.lproj/T.strings", "")]) == .unsafeName(path)) }
  }

  @Test func aNameThatIsNoUnicodeIsRefused() throws {
    var bytes = try sealed([(nil, "AB.strings", "")]).bytes
    let place = try #require(bytes.firstIndex(of: UInt8(ascii: "A"))) + 20
    #expect(place > 0)
    let name = try #require(bytes.indices.first { bytes[$0...].starts(with: "AB.strings".utf8) })
    bytes[name] = 0xFF
    let body = Array(bytes.dropLast(SHA256.size))
    #expect(throws: PackFault.self) { try TablePack(SealedPack(body + SHA256(of: body).bytes)) }
  }

  @Test(
    "two files of one name, also on a disk that does not tell case",
    arguments: [
      ("fr.lproj/T.strings", "fr.lproj/T.strings"), ("fr.lproj/T.strings", "FR.lproj/t.strings"),
      ("caf\u{E9}.strings", "cafe\u{301}.strings"),
    ]
  )
  func aRepeatedNameIsRefused(_ one: String, _ two: String) throws {
    #expect(try fault([(nil, one, ""), (nil, two, "")]) == .repeatedName(two))
    #expect(try fault([("V", one, ""), ("v", two, "")]) == .repeatedName(two))
    #expect(try fault([("V", one, ""), (nil, two, "")]) == nil)
  }

  @Test func whatIsNoStringFileIsRefused() throws {
    #expect(try fault([(nil, "fr.lproj/run.sh", "")]) == .noTable("fr.lproj/run.sh"))
    #expect(try fault([]) == .empty)
  }

  @Test(
    "files with errors",
    arguments: [
      ("T.strings", "\"a\" = \"b\"; \"c\" = \"d"), ("T.stringsdict", "<plist><dict><key>"),
      ("T.xcstrings", "{\"strings\": "), ("T.strings", "\"a\" = \"\u{FFFD}"),
    ]
  )
  func anErrorInAFileHasItsPlaceInThePack(_ name: String, _ text: String) throws {
    let pack = try TablePack(sealed([(nil, "fr.lproj/\(name)", text)]))
    let errors = pack.diagnostics.filter { $0.severity == .error }
    #expect(errors.first?.path == "fr.lproj/\(name)")
  }

  /// A pack whose numbers are others, with a hash that fits them.
  private func altered(_ numbers: [Int: [UInt8]]) throws -> PackFault? {
    var body = try sealed([(nil, "T.strings", "\"k\" = \"v\";")]).bytes.dropLast(SHA256.size)
    for (place, number) in numbers {
      body.replaceSubrange(place..<place + number.count, with: number)
    }
    let bytes = Array(body)
    do {
      _ = try TablePack(SealedPack(bytes + SHA256(of: bytes).bytes))
      return nil
    } catch {
      return error
    }
  }

  @Test(
    "numbers that ask for more than there is, or less",
    arguments: [20, 24, 28, 32],
    [[0xFF, 0xFF, 0xFF, 0xFF], [0xFF, 0xFF, 0xFF, 0x7F], [0, 0, 0, 0x80], [0xF0, 0, 0, 0], [3]]
  )
  func aNumberThatDoesNotFitIsRefusedBeforeItsRoomIsAskedFor(_ place: Int, _ number: [UInt8]) throws
  {
    #expect(try altered([place: number]) != nil)
  }

  @Test func bytesThatNoFileHasAreRefused() throws {
    var body = Array(try sealed([(nil, "T.strings", "")]).bytes.dropLast(SHA256.size))
    body.append(0)
    #expect(throws: PackFault.misfitting) {
      try TablePack(SealedPack(body + SHA256(of: body).bytes))
    }
    #expect(try altered([:]) == nil)
  }

  @Test func moreFilesThanThereMayBeAreRefused() throws {
    #expect(try altered([20: [0x11, 0x27, 0, 0]]) == .tooManyFiles(limit: 10_000))
  }

  @Test func entriesThatAskForOtherArgumentsAreNamed() throws {
    let bytes = try pack([
      "fr.lproj/T.strings": "\"%d boats\" = \"%d bateaux\";\n\"%@ left\" = \"%d restent\";",
      "en.lproj/T.strings": "\"port\" = \"%@ ships\";",
      "de.lproj/T.strings": "\"port\" = \"%d Schiffe\";",
      "Vendor/V/fr.lproj/V.strings": "\"own\" = \"%d\";",
    ])
    let built = StringFile(pairs: [("own", "%@")])
    let pack = try TablePack(SealedPack(bytes))
    let english = pack.files.filter { $0.found.language == "en" }.map(\.contents)
    let misfits = pack.misfits(development: "en") { question in
      let files = question.asker == .vendor("V") ? [built] : english
      return StringTable(folding: files.map { .init(language: "en", file: $0) })
    }
    #expect(
      misfits.map(\.path) == [
        "de.lproj/T.strings", "fr.lproj/T.strings", "Vendor/V/fr.lproj/V.strings",
      ]
    )
    #expect(misfits.map(\.line) == [1, 2, 1])
  }

  @Test(
    "each reason is a sentence with a remedy",
    arguments: [
      PackFault.tooLarge(limit: 1), .tooManyFiles(limit: 1), .empty, .noPack, .version(7), .damaged,
      .otherHash(found: SHA256(of: [])), .noHash("x"), .notTrusted(reason: nil), .misfitting,
      .notTrusted(reason: "the key is old"), .unsafeName("../x"), .repeatedName("x"), .noTable("x"),
    ]
  )
  func aReasonIsASentence(_ fault: PackFault) {
    let diagnostic = fault.diagnostic(path: "a/b.tables")
    #expect(diagnostic.rule == "tables-refused" && diagnostic.path == "a/b.tables")
    #expect(diagnostic.message.count > 30 && !diagnostic.message.hasSuffix("."))
  }
}
