internal import IntertitleLanguages

/// A folder of third parties' files that was given: what its name and its contents say of it.
struct GivenFolder {
  /// A library in it.
  struct Library: Hashable {
    let name: String
    let path: String
  }

  /// Whether it holds many libraries; else it is one.
  let isOfMany: Bool
  private let path: String
  private let name: String

  /// Looks at a folder.
  ///
  /// - Parameters:
  ///   - path: The folder.
  ///   - files: The string files in it, however deep.
  init(_ path: String, holding files: [TableFile]) {
    let components = Self.components(of: path)
    let name = components.last ?? path
    let parent = components.dropLast().last
    self.path = path
    self.name = WrapperFolder.stem(of: name)
    let isNamedSo = VendorPath.isOfMany(name, in: parent)
    isOfMany = !WrapperFolder.isName(name) && (isNamedSo || Self.holdsProjects(files, path, name))
  }

  /// The library that a file in it belongs to.
  func library(of file: TableFile) -> Library {
    guard isOfMany, let vendor = VendorPath.vendor(in: file.folders(below: path)) else {
      return Library(name: name, path: path)
    }
    return Library(name: vendor.name, path: vendor.folders.reduce(path, RealPath.join))
  }

  /// Whether every folder with string files is a project of its own, and none lies beside them.
  private static func holdsProjects(_ files: [TableFile], _ path: String, _ name: String) -> Bool {
    let folders = files.map { $0.folders(below: path).first }
    guard !folders.isEmpty else { return false }
    return Set(folders).allSatisfy { folder in
      guard let folder, !LanguageFolder.isName(folder) else { return false }
      return WrapperFolder.isName(folder) || VendorPath.isOfMany(folder, in: name)
        || (DirectoryItem.names(in: RealPath.join(path, folder)) ?? [])
          .contains(where: VendorPath.isManifest)
    }
  }

  /// The folders on the way to a folder, as they were given; dots are resolved.
  static func components(of path: String) -> [String] {
    let given = path.pathNames.map(String.init)
    let isPlain = !given.contains { $0 == "." || $0 == ".." } && given.count > 1
    if isPlain { return given }
    let real = RealPath(path)?.path.pathNames.map(String.init) ?? given
    guard let last = given.last, last != ".", last != ".." else { return real }
    return real.dropLast() + [last]
  }
}

extension TableFile {
  /// Whether the file lies in a bundle, or in a folder of third parties, below another folder.
  package func isThirdParties(below folder: String) -> Bool {
    VendorPath.isThirdParties(folders(below: folder))
  }

  /// The folders that a file lies in below another one, outermost first.
  func folders(below folder: String) -> [String] {
    String(decoding: path.utf8.dropFirst(folder.utf8.count), as: UTF8.self)
      .pathNames.dropLast().map(String.init)
  }
}
