internal import IntertitleLanguages
internal import IntertitleTables

/// What was taken from third parties, as it was when it was merged.
///
/// It is a text with one fact a line, in an order that does not depend on the disk, so that git merges
/// it and people read what an update changed.
package struct LockFile: Hashable, Sendable {
  /// One entry of a file.
  struct Entry: Hashable, Sendable {
    /// The language, in a file that names several; nil in others.
    var language: String?
    /// The key.
    var key: String
    /// What it says.
    var digest: ShortDigest
  }

  /// One file.
  struct File: Hashable, Sendable {
    /// Its path below the vendor's folder.
    var path: String
    /// The hash of its bytes.
    var hash: SHA256
    /// The entries that take part, by language and key; of those that say the very same, one.
    var entries: [Entry] = []
  }

  /// A key on which a vendor differs from the app or from another vendor.
  struct Decision: Hashable, Sendable {
    /// The app's language.
    var language: String
    /// The key.
    var key: String
    /// The vendor whose text stands; nil for the app.
    var kept: String?
  }

  /// An entry of the app's that asks for other arguments than the vendor's of the same key.
  struct Misfit: Hashable, Sendable {
    /// The app's language.
    var language: String
    /// The key.
    var key: String
  }

  /// What was taken from one vendor.
  struct Vendor: Hashable, Sendable {
    /// The name.
    var name: String
    /// The version, where it is known.
    var version: VendorVersion?
    /// Whose text stands where two differ.
    var policy = MergePolicy.appWins
    /// Its files, by path.
    var files: [File] = []
    /// What was decided, by language and key.
    var decisions: [Decision] = []
    /// What does not fit, and was merged all the same.
    var misfits: [Misfit] = []
  }

  /// The version of the format that is written, and the newest that is read.
  static let version = 1
  /// What the file is called where nobody says.
  package static let name = "intertitle.lock"

  /// The vendors, by name.
  var vendors: [Vendor] = []
}
