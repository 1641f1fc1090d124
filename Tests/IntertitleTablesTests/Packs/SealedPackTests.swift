import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

/// A pack is whole or refused before anything in it is looked at.
@Suite struct SealedPackTests {
  private static let texts = [
    "fr.lproj/Localizable.strings": "\"Wallet\" = \"Portefeuille\";",
    "Vendor/Rater/Rater.bundle/fr.lproj/Rater.strings": "\"Later\" = \"Plus tard\";",
  ]

  private func fault(_ bytes: [UInt8]) -> PackFault? {
    do {
      _ = try SealedPack(bytes)
      return nil
    } catch {
      return error
    }
  }

  @Test func theSameFilesMakeTheSameBytesWhereverTheyLie() throws {
    let (one, two) = (try pack(Self.texts), try pack(Self.texts))
    #expect(one == two && !one.isEmpty)
    #expect(try SealedPack(one).hash == SHA256(of: one))
    var others = Self.texts
    others["fr.lproj/Localizable.strings"] = "\"Wallet\" = \"Porte-monnaie\";"
    #expect(try pack(others) != one)
  }

  @Test func aPackOfTwoFoldersIsThatOfOneFolderThatHoldsBoth() throws {
    let folder = try TemporaryFolder()
    for (path, text) in Self.texts {
      try folder.write(text, to: path.hasPrefix("Vendor") ? path : "App/\(path)")
    }
    let app = try SealedPack(tables: folder.path + "/App", vendors: [folder.path + "/Vendor"])
    #expect(app.bytes == (try pack(Self.texts)))
  }

  @Test func aPackThatIsCutOffAnywhereIsRefused() throws {
    let bytes = try pack(Self.texts)
    for count in 0..<bytes.count {
      #expect(fault(Array(bytes.prefix(count))) != nil, "cut off after \(count)")
    }
    #expect(fault(bytes + [0]) == .damaged && fault(bytes) == nil)
  }

  @Test func aPackInWhichAnyByteIsAnotherIsRefused() throws {
    let bytes = try pack(Self.texts)
    for place in bytes.indices {
      var altered = bytes
      altered[place] ^= 1
      #expect(fault(altered) != nil, "altered at \(place)")
    }
  }

  @Test func anUnknownVersionIsNamedWhateverFollows() throws {
    var bytes = try pack(Self.texts)
    bytes[16...19] = [2, 1, 0, 0]
    #expect(fault(bytes) == .version(258) && fault(Array(bytes.prefix(20))) == .version(258))
  }

  @Test(arguments: ["", "PK\u{3}\u{4}", "<html>", "INTERTITLE-PACK", "intertitle-pack\n0123"])
  func whatIsNoPackIsRefused(_ text: String) {
    #expect(fault(Array(text.utf8)) == .noPack)
  }

  @Test func aFileThatIsTooLargeIsNotRead() throws {
    let folder = try TemporaryFolder()
    let bytes = try pack(Self.texts)
    try folder.write(bytes, to: "set.tables")
    let path = folder.path + "/set.tables"
    #expect(try SealedPack(contentsOf: path, atMost: bytes.count).bytes == bytes)
    #expect(throws: PackFault.tooLarge(limit: 10)) { try SealedPack(contentsOf: path, atMost: 10) }
    #expect(throws: PackFault.tooLarge(limit: 10)) {
      try SealedPack(folder: Self.folder(folder), atMost: 10)
    }
  }

  private static func folder(_ folder: TemporaryFolder) throws -> String {
    for (path, text) in texts { try folder.write(text, to: path) }
    return folder.path
  }

  @Test func aLinkThatLeadsOutOfTheFolderIsRefused() throws {
    let (outside, folder) = (try TemporaryFolder(), try TemporaryFolder())
    try outside.write(to: "Secret.strings")
    try folder.write(to: "fr.lproj/Localizable.strings")
    try folder.link("fr.lproj/Stolen.strings", to: outside.path + "/Secret.strings")
    let fault = #expect(throws: PackFault.self) {
      try SealedPack(folder: folder.path, atMost: .max)
    }
    guard case .unreadable(let diagnostic) = fault else { Issue.record("\(fault as Any)"); return }
    #expect(
      diagnostic.rule == "link-outside" && diagnostic.path?.hasSuffix("Stolen.strings") == true
    )
  }

  @Test func aFolderThatIsNotThereIsRefused() throws {
    let folder = try TemporaryFolder()
    #expect(throws: PackFault.self) { try SealedPack(folder: folder.path + "/none", atMost: .max) }
    #expect(throws: PackFault.self) {
      try SealedPack(tables: folder.path, vendors: [folder.path + "/none"])
    }
  }

  @Test func whatIsNoStringFileIsLeftOutOfAFolder() throws {
    let folder = try TemporaryFolder()
    try folder.write(to: "fr.lproj/Localizable.strings")
    let before = try SealedPack(folder: folder.path, atMost: .max).bytes
    try folder.write("image", to: "fr.lproj/banner.png")
    try folder.write("notes", to: "README.md")
    #expect(try SealedPack(folder: folder.path, atMost: .max).bytes == before)
  }
}
