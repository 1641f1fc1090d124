internal import Foundation
internal import IntertitleLanguages
internal import IntertitleTables

extension [String] {
  /// The folders of third parties' bundles and frameworks that the running program has: the vendors to
  /// load on a device.
  ///
  /// ```swift
  /// localizer.load(folder: Bundle.main.resourcePath ?? "", vendors: .discovered)
  /// ```
  /// They are those with string files that lie in the program's own bundle, among its resources and its
  /// frameworks, and those that have been loaded from elsewhere, by name; the system's are none, nor is
  /// the program's own. What is loaded later is not among them: load again then. It may be called on
  /// any thread.
  ///
  /// - Complexity: One listing of each bundle.
  public static var discovered: [String] {
    let main = Bundle.main
    let places = [main.bundlePath, main.resourcePath, main.privateFrameworksPath].compactMap(\.self)
    return DiscoveredBundles(in: places, loaded: Bundle.allFrameworks + Bundle.allBundles).paths
  }
}

/// The third parties' bundles that a program has.
struct DiscoveredBundles {
  /// Their folders, by name; one that lies in another is a part of that.
  let paths: [String]

  /// Looks for bundles.
  ///
  /// - Parameters:
  ///   - places: The folders that hold the program's own; the first is the program itself.
  ///   - loaded: Bundles that have been loaded, wherever they lie.
  init(in places: [String], loaded: [any BundleSource]) {
    let inside = places.flatMap { place in
      ((try? FileManager.default.contentsOfDirectory(atPath: place)) ?? [])
        .map { RealPath.join(place, $0) }
    }
    let own = places.first.flatMap { RealPath($0) }
    let known = loaded.filter { !SystemTables.apple.owns($0) }.map(\.bundlePath)
    var found: [(real: RealPath, path: String)] = []
    for path in inside + known where WrapperFolder.isName(Self.name(of: path)) {
      guard let real = RealPath(path), real != own, Self.hasStrings(path) else { continue }
      if !found.contains(where: { $0.real == real }) { found.append((real, path)) }
    }
    let outermost = found.filter { one in
      !found.contains { $0.real != one.real && $0.real.holds(one.real) }
    }
    paths = outermost.map(\.path).sorted { (Self.name(of: $0), $0) < (Self.name(of: $1), $1) }
  }

  private static func hasStrings(_ path: String) -> Bool {
    (try? StringFolder(path: path, descends: true))?.files.isEmpty == false
  }

  private static func name(of path: String) -> String {
    path.pathNames.last.map(String.init) ?? ""
  }
}

extension SystemTables {
  /// Whether a bundle is the system's.
  fileprivate func owns(_ bundle: any BundleSource) -> Bool {
    rule(forBundle: bundle.bundleIdentifier, at: bundle.bundlePath) != nil
  }
}
