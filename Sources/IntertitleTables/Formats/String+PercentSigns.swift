internal import IntertitleLanguages

extension String {
  /// The text as it stands in a format: each `%` twice.
  package var doublingPercentSigns: String {
    utf8.contains(UInt8(ascii: "%")) ? replacing(bytesOf: "%", with: "%%") : self
  }
}
