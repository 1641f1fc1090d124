public import IntertitleLanguages

/// The string files of one third-party library, wherever in its folder they lie.
public struct VendorFolder: Hashable, Sendable {
  /// The library's name: its folder's name, without `.framework`, `.bundle` or the like.
  public internal(set) var name: String
  /// The library's folder.
  public let path: String
  /// Its string files, in the order of their paths.
  public let files: [TableFile]
  /// The folder that was given: the library's own, or one of many.
  package let given: String

  /// The library's languages, each once, in order of their tags.
  public var languages: [Language] {
    Set(files.compactMap(\.language).map { Language($0.tag) }).sorted()
  }

  /// The names of the bundles that a file lies in: by them a bundle is known to be the library's.
  package func bundles(of file: TableFile) -> [String] {
    let own = given.pathNames.suffix(1).map(String.init)
    return (own + file.folders(below: given)).filter(WrapperFolder.isName)
  }
}
