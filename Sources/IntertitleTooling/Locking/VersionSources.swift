internal import Foundation
internal import IntertitleTables

/// Finds the versions of third parties' libraries: in what package managers write down, else in the
/// library's own `Info.plist`.
///
/// Looked at are the folder that was given and the two that it lies in, as `Podfile.lock` lies beside
/// `Pods`, and `Cartfile.resolved` beside `Carthage` whose `Build` is given.
struct VersionSources {
  /// Reads the versions that a file of a package manager's lists, by names in small letters.
  private typealias Reader = @Sendable ([UInt8]) -> [String: String]

  private static let readers: [(name: String, read: Reader)] = [
    ("Podfile.lock", pods), ("Manifest.lock", pods), ("Package.resolved", packages),
    ("Cartfile.resolved", carthage),
  ]

  private var versions: [String: [String: VendorVersion]] = [:]

  /// Looks around folders that were given.
  init(around folders: [String]) {
    for folder in Set(folders) { versions[folder] = Self.versions(around: folder) }
  }

  /// The version of a library; nil where nothing says it.
  func version(of library: VendorFolder) -> VendorVersion? {
    versions[library.given]?[library.name.lowercased()] ?? Self.ownVersion(in: library.path)
  }

  private static func versions(around folder: String) -> [String: VendorVersion] {
    var found: [String: VendorVersion] = [:]
    for place in [folder, RealPath.join(folder, ".."), RealPath.join(folder, "../..")] {
      for (name, read) in readers {
        guard let bytes = try? FileBytes.array(RealPath.join(place, name)) else { continue }
        let new = read(bytes).mapValues { VendorVersion(text: $0, source: name) }
        found.merge(new) { nearer, _ in nearer }
      }
    }
    return found
  }

  private static func ownVersion(in folder: String) -> VendorVersion? {
    let places = ["Info.plist", "Resources/Info.plist", "Contents/Info.plist"]
    for place in places.map({ RealPath.join(folder, $0) }) where RealPath(place)?.isFile == true {
      let version = try? StringFile(contentsOf: place).text(forKey: "CFBundleShortVersionString")
      if let version { return VendorVersion(text: version, source: "Info.plist") }
    }
    return nil
  }
}

// What package managers write down.
extension VersionSources {
  /// `  - MJRefresh/Core (3.7.5)`, with or without what it depends on below it.
  @Sendable private static func pods(_ bytes: [UInt8]) -> [String: String] {
    let pods = lines(bytes).filter { $0.hasPrefix("  - ") }
    return pods.reduce(into: [:]) { versions, line in
      let words = line.dropFirst(4).split(separator: " ")
      guard words.count == 2, let name = words.first, let last = words.last,
        last.hasPrefix("(")
      else { return }
      let version = last.drop { $0 == "(" }.prefix { $0 != ")" }
      let root = name.drop { $0 == "\"" }.prefix { $0 != "/" }
      versions[root.lowercased()] = versions[root.lowercased()] ?? String(version)
    }
  }

  /// `github "owner/Repository" "1.2.3"`.
  @Sendable private static func carthage(_ bytes: [UInt8]) -> [String: String] {
    lines(bytes).reduce(into: [:]) { versions, line in
      let words = line.split(separator: "\"").map(String.init)
      guard words.count >= 4 else { return }
      versions[repository(words[1])] = words[3]
    }
  }

  /// The pins of Swift packages, as each version of the format has them.
  @Sendable private static func packages(_ bytes: [UInt8]) -> [String: String] {
    struct Pin: Decodable {
      struct State: Decodable { var version, branch, revision: String? }
      var identity, package, location, repositoryURL: String?
      var state: State
    }
    struct Resolved: Decodable {
      struct Object: Decodable { var pins: [Pin] }
      var pins: [Pin]?
      var object: Object?
    }
    let resolved = try? JSONDecoder().decode(Resolved.self, from: Data(bytes))
    let pins = resolved?.pins ?? resolved?.object?.pins ?? []
    return pins.reduce(into: [:]) { versions, pin in
      let version = pin.state.version ?? pin.state.branch ?? pin.state.revision
      let names =
        [pin.identity, pin.package] + [pin.location, pin.repositoryURL].map { $0.map(repository) }
      for name in names.compactMap({ $0?.lowercased() }) { versions[name] = version }
    }
  }

  private static func lines(_ bytes: [UInt8]) -> [Substring] {
    String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
  }

  /// The name of a repository: of its address the last part, in small letters, without `.git`.
  private static func repository(_ address: String) -> String {
    let name = address.split(separator: "/").last?.lowercased() ?? ""
    return name.hasSuffix(".git") ? String(name.dropLast(4)) : name
  }
}
