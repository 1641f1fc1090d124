/// The version of a third party's library, and where that is said.
struct VendorVersion: Hashable, Sendable {
  /// The version: `3.7.5`.
  var text: String
  /// The name of the file that says so: `Podfile.lock`.
  var source: String
}
