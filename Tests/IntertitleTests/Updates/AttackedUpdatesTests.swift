import Foundation
import IntertitleTestInputs
import IntertitleTesting
import Testing

@testable import IntertitleTables

/// A set that somebody made in order to harm, with a right hash and a signature that fits: it is refused,
/// nothing changes, and nothing is written anywhere.
struct AttackedUpdatesTests {
  private let world: UpdatesFolder

  init() throws {
    world = try UpdatesFolder { _, signature in signature == [7] }
    let good = try pack(["fr": ["Wallet": "last good"]])
    try world.localizer.apply(.bytes(good, signature: [7]), keptIn: world.updates)
  }

  private func isRefused(_ set: TableSet) throws -> Bool {
    let before = files(below: world.folder.path)
    let refusal = #expect(throws: TableUpdateRefusal.self) {
      try world.localizer.apply(set, keptIn: world.updates)
    }
    #expect(world.shown() == "last good" && world.shownAtNextStart() == "last good")
    #expect(files(below: world.folder.path) == before)
    return refusal?.diagnostics.isEmpty == false
  }

  private func sealed(_ path: String, vendor: String? = nil, _ text: String) throws -> [UInt8] {
    try SealedPack(packing: [.init(vendor: vendor, path: path, bytes: Array(text.utf8))]).bytes
  }

  @Test(arguments: [
    "../../escaped.strings", "/tmp/escaped.strings", "fr.lproj/../../../escaped.strings", "..",
    "fr.lproj/escaped.sh", "fr.lproj/escaped.strings/", "C:\\escaped.strings", "\u{202E}.strings",
    "~/escaped", "sets",
  ])
  func aNameThatLeadsElsewhereOrIsNoTables(name: String) throws {
    let bytes = try sealed(name, "\"Wallet\" = \"smuggled\";")
    #expect(try isRefused(.bytes(bytes, signature: [7])))
  }

  @Test(arguments: ["../Rater", "/", "..", "a/../../b", "V\u{7}"])
  func aVendorWhoseNameLeadsElsewhere(name: String) throws {
    let bytes = try sealed("fr.lproj/Rater.strings", vendor: name, "\"Later\" = \"smuggled\";")
    #expect(try isRefused(.bytes(bytes, signature: [7])))
  }

  @Test(arguments: [UInt32.max, 0x8000_0000, 10_001, 10_000, 2, 0])
  func aNumberOfFilesThatIsNotThere(count: UInt32) throws {
    var body = Array(try sealed("fr.lproj/T.strings", "\"a\" = \"b\";").dropLast(SHA256.size))
    body.replaceSubrange(20..<24, with: withUnsafeBytes(of: count.littleEndian) { Array($0) })
    let bytes = body + SHA256(of: body).bytes
    #expect(try isRefused(.bytes(bytes, sha256: "\(SHA256(of: bytes))", signature: [7])))
  }

  @Test(arguments: [24, 28, 32], [UInt32.max, 0x7FFF_FFFF, 1 << 16])
  func lengthsThatOverlapOrLeadBehindTheEnd(place: Int, length: UInt32) throws {
    var body = Array(
      try sealed("fr.lproj/T.strings", vendor: "V", "\"a\" = \"b\";").dropLast(SHA256.size)
    )
    body.replaceSubrange(
      place..<place + 4,
      with: withUnsafeBytes(of: length.littleEndian) { Array($0) }
    )
    #expect(try isRefused(.bytes(body + SHA256(of: body).bytes, signature: [7])))
  }

  @Test func aWrongSignatureOrHashWhateverIsInIt() throws {
    let bytes = try sealed("fr.lproj/T.strings", "\"a\" = \"b\";")
    #expect(try isRefused(.bytes(bytes)) && isRefused(.bytes(bytes, signature: [8])))
    let hash = "\(SHA256(of: []))"
    #expect(try isRefused(.bytes(bytes, sha256: hash, signature: [7])))
  }

  @Test(arguments: [
    ("T.stringsdict", String(repeating: "<dict>", count: 100_000)),
    ("T.xcstrings", String(repeating: "[", count: 100_000)),
    ("T.xcstrings", "{\"strings\":" + String(repeating: "{\"a\":", count: 50_000)),
    ("T.strings", String(repeating: "{", count: 100_000)),
    (
      "T.stringsdict",
      "<!DOCTYPE p [<!ENTITY a \"aaaaaaaaaa\"><!ENTITY b \"&a;&a;&a;&a;&a;&a;&a;&a;\">"
        + "<!ENTITY c \"&b;&b;&b;&b;&b;&b;&b;&b;\">]><plist><dict><key>&c;</key><string>&c;</string>"
    ),
  ])
  func aBombOfWhateverKind(name: String, text: String) throws {
    #expect(try isRefused(.bytes(sealed("fr.lproj/\(name)", text), signature: [7])))
  }

  @Test(arguments: ["/dev/zero", "/dev/null", "/dev/stdin", "/", "/proc/self/mem"])
  func whatIsNoFileIsNotReadAndWaitsForNobody(path: String) throws {
    #expect(try isRefused(.file(path, signature: [7])))
  }

  @Test func aPipeIsNotWaitedFor() throws {
    let path = world.folder.path + "/pipe.strings"
    mkfifo(path, 0o600)
    #expect(try isRefused(.file(path, signature: [7])))
    try world.folder.write(to: "Set/fr.lproj/Localizable.strings")
    mkfifo(world.folder.path + "/Set/fr.lproj/Pipe.strings", 0o600)
    let set = TableSet.folder(world.folder.path + "/Set", signature: [7])
    #expect(try isRefused(set))
  }

  @Test(arguments: ["/etc", "../..", "../sets"]) func aLinkOutOfAFolder(target: String) throws {
    try world.folder.write(to: "Set/fr.lproj/Localizable.strings")
    try world.folder.link("Set/de.lproj", to: target)
    #expect(try isRefused(.folder(world.folder.path + "/Set", signature: [7])))
  }

  @Test(arguments: [".", "../Set/de.lproj", "/dev/zero"])
  func aLinkInACircleOrToADeviceEndsNothing(target: String) throws {
    try world.folder.write(to: "Set/fr.lproj/Localizable.strings")
    try world.folder.link("Set/de.lproj", to: target)
    _ = try? world.localizer.apply(
      .folder(world.folder.path + "/Set", signature: [7]),
      keptIn: world.updates
    )
    #expect(world.shown() == "last good" || world.shown("k") == "v")
  }

  @Test func asManyFilesAsThereMayBeAreNoBomb() throws {
    let some = (0..<10_000).map {
      SealedPack.File(
        vendor: nil,
        path: "fr.lproj/T\($0).strings",
        bytes: Array("\"k\"=\"v\";".utf8)
      )
    }
    let bytes = try SealedPack(packing: some).bytes
    try world.localizer.apply(.bytes(bytes, signature: [7]), keptIn: world.updates)
    #expect(world.localizer.text(for: .key("k", table: "T9999")) == "v")
  }
}
