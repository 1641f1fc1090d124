internal import IntertitleLanguages

/// What folders' names say of bundles: which folders are one thing to whoever opens them.
package enum WrapperFolder {
  /// The endings of such folders, in small letters.
  private static let endings = [".bundle", ".framework", ".xcframework", ".resources"]

  /// Whether a folder is a bundle or a framework by its name, in any case.
  package static func isName(_ name: String) -> Bool { ending(of: name) != nil }

  /// The name without what makes it a wrapper's; another name as it is.
  package static func stem(of name: String) -> String {
    ending(of: name).map { String(name.dropLast($0.count)) } ?? name
  }

  /// The names that a wrapper of something may have.
  package static func names(of stem: String) -> [String] { endings.map { stem + $0 } }

  private static func ending(of name: String) -> String? {
    let name = name.lowercased()
    return endings.first { name.hasSuffix($0) && name.count > $0.count }
  }
}
