extension StringProtocol {
  /// The names that a path consists of, outermost first.
  ///
  /// Bytes decide, as on the disk: a slash parts two names whatever stands behind it.
  package var pathNames: [Substring] {
    Substring(self).utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
  }
}

extension Substring {
  /// Whether the text has an ending of small ASCII letters and signs, whatever case it has itself.
  package func ends(inAnyCaseWith ending: String) -> Bool {
    let own = utf8.suffix(ending.utf8.count)
    return own.count == ending.utf8.count
      && zip(own, ending.utf8).allSatisfy { byte, wished in
        byte == wished || wished >= UInt8(ascii: "a") && byte ^ wished == 0x20
      }
  }
}
