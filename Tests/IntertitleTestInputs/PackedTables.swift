internal import IntertitleTables

/// A pack of string files, as `retitle pack` writes it.
///
/// The files' texts come by their paths below the folder; vendors' begin in `Vendor`.
package func pack(_ files: [String: String]) throws -> [UInt8] {
  let folder = try TemporaryFolder()
  for (path, text) in files { try folder.write(text, to: path) }
  return try SealedPack(folder: folder.path, atMost: .max).bytes
}

/// A pack of one table in several languages: `["fr": ["Wallet": "Portefeuille"]]`.
package func pack(
  _ languages: [String: [String: String]],
  table: String = "Localizable"
) throws -> [UInt8] {
  let files = languages.map { language, texts in
    let lines = texts.sorted { $0.key < $1.key }.map { "\"\($0.key)\" = \"\($0.value)\";\n" }
    return ("\(language).lproj/\(table).strings", lines.joined())
  }
  return try pack(Dictionary(files) { first, _ in first })
}
