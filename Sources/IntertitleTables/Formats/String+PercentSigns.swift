internal import IntertitleLanguages

extension String {
  /// The text as it stands in a format: each `%` twice.
  package var doublingPercentSigns: String {
    holdsPercentSign ? replacing(bytesOf: "%", with: "%%") : self
  }

  private var holdsPercentSign: Bool {
    KeyBytes.with(self) { bytes in
      for byte in bytes where byte == UInt8(ascii: "%") { return true }
      return false
    }
  }
}
