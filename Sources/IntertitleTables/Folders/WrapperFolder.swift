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

  /// Which resource of an xcframework a file is, and in which of its slices; nil for another file.
  ///
  /// Each slice holds the resources of the one framework, on a Mac some folders deeper.
  static func resource(at path: String) -> (name: String, slice: String)? {
    let names = path.pathNames
    let whole = names.lastIndex { $0.ends(inAnyCaseWith: ".xcframework") }
    guard let whole, names.count > whole + 2 else { return nil }
    let folders = names.map(String.init)
    let inside = folders[(whole + 2)...]
    let own = inside.indices.filter { index in
      !["Versions", "Resources", "Contents"].contains(inside[index])
        && (index == inside.startIndex || inside[index - 1] != "Versions")
    }
    let name = folders[...whole] + own.map { inside[$0] }
    return (name.joined(separator: "/"), folders[whole + 1])
  }

  private static func ending(of name: String) -> String? {
    endings.first { name.utf8.count > $0.utf8.count && Substring(name).ends(inAnyCaseWith: $0) }
  }
}
