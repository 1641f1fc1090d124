import Foundation
import Testing

@testable import IntertitleSample

@Suite struct PackedFileTests {
  private static let folders = ["Vendor": "Vendor", "Tables": "Sources/IntertitleSample/Tables"]

  @Test(arguments: ["Vendor", "Tables"])
  func everyFileOfTheFolderIsPackedByteForByteAndNoOther(name: String) throws {
    let folder = try packageRoot.appendingPathComponent(#require(Self.folders[name]))
    let onDisk = try files(in: folder).map { (name + "/" + $0.key, $0.value) }
    let packed = PackedFile.all.filter { $0.path.hasPrefix(name + "/") }
      .map { ($0.path, $0.bytes) }
    #expect(
      Dictionary(uniqueKeysWithValues: packed) == Dictionary(uniqueKeysWithValues: onDisk),
      "run python3 Sources/IntertitleSample/Generator/generate.py"
    )
    #expect(!packed.isEmpty)
  }

  @Test(
    arguments: [
      ("", []), ("Zg==", [102]), ("Zm8=", [102, 111]), ("Zm9v", [102, 111, 111]),
      ("w7wv/g==", [0xC3, 0xBC, 0x2F, 0xFE]),
    ] as [(String, [UInt8])]
  )
  func base64GivesTheBytesBack(text: String, bytes: [UInt8]) {
    #expect(decodedBase64(text.utf8) == bytes)
  }

  private var packageRoot: URL {
    URL(fileURLWithPath: #filePath)
      .deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent().deletingLastPathComponent()
  }

  private func files(in folder: URL) throws -> [String: [UInt8]] {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder.path)
    let visible = paths.filter { !$0.split(separator: "/").contains { $0.hasPrefix(".") } }
    return visible.reduce(into: [:]) { found, path in
      let url = folder.appendingPathComponent(path)
      guard let bytes = try? Data(contentsOf: url) else { return }
      found[path] = Array(bytes)
    }
  }
}
