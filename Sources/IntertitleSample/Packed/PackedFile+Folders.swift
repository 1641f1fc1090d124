extension PackedFile {
  /// The files below a packed folder, by their paths in it.
  static func below(_ folder: String) -> [String: [UInt8]] {
    all.reduce(into: [:]) { files, file in
      guard file.path.hasPrefix(folder + "/") else { return }
      files[String(file.path.dropFirst(folder.count + 1))] = file.bytes
    }
  }
}
