/// A file that travels inside the binary: one of the app's tables, or a file of a vendored library.
///
/// The list of them is generated from `Vendor/` and `Tables/` and checked in, so that the binary works
/// wherever it is copied, a new vendor needs no change of the manifest, and no build packs anything.
package struct PackedFile: Sendable {
  /// Where it lay: `Vendor/TugRefresh/LICENSE`, `Tables/ja.lproj/Localizable.strings`.
  package let path: String
  private let content: StaticString
  private let isBase64: Bool

  init(path: StaticString, text: StaticString) {
    self.path = "\(path)"
    content = text
    isBase64 = false
  }

  init(path: StaticString, base64: StaticString) {
    self.path = "\(path)"
    content = base64
    isBase64 = true
  }

  /// What the file holds, byte for byte.
  package var bytes: [UInt8] {
    content.withUTF8Buffer { isBase64 ? decodedBase64($0) : Array($0) }
  }
}
