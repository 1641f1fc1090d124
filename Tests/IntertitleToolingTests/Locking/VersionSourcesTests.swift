import IntertitleTestInputs
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

@Suite struct VersionSourcesTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func version(of library: String, in given: String) throws -> VendorVersion? {
    let path = "\(folder.path)/\(given)"
    let libraries = VendorFolders([path]).all[0].libraries
    let own = try #require(libraries.first { $0.name == library })
    return VersionSources(around: [path]).version(of: own)
  }

  @Test func aPodsVersionIsThatOfPodfileLockBesideIt() throws {
    try folder.write(to: "Pods/MJRefresh/MJRefresh.bundle/en.lproj/L.strings")
    try folder.write(
      """
      PODS:
        - MJRefresh/Core (3.7.5):
          - Other
        - "Quoted+Name (1.0)"

      DEPENDENCIES:
        - MJRefresh (~> 3.0)
      """,
      to: "Podfile.lock"
    )
    let version = try version(of: "MJRefresh", in: "Pods")
    #expect(version == VendorVersion(text: "3.7.5", source: "Podfile.lock"))
  }

  @Test(
    arguments: [
      """
      {"pins": [{"identity": "kite", "location": "https://x/Kite.git", "state": {"version": "1.2"}}],
       "version": 2}
      """,
      """
      {"object": {"pins": [{"package": "Kite", "repositoryURL": "git@x:y/Kite.git",
        "state": {"branch": null, "revision": "abc", "version": "1.2"}}]}, "version": 1}
      """,
    ]
  )
  func aPackagesVersionIsThatOfPackageResolved(text: String) throws {
    try folder.write(to: "SourcePackages/checkouts/Kite/Sources/en.lproj/L.strings")
    try folder.write(text, to: "Package.resolved")
    let version = try version(of: "Kite", in: "SourcePackages/checkouts")
    #expect(version == VendorVersion(text: "1.2", source: "Package.resolved"))
  }

  @Test func aFrameworksVersionIsThatOfCartfileResolvedElseOfItsInfoPlist() throws {
    let plist =
      "<plist><dict><key>CFBundleShortVersionString</key><string>4.5</string></dict></plist>"
    for name in ["Kite", "Lamp"] {
      try folder.write(to: "Carthage/Build/iOS/\(name).framework/en.lproj/L.strings")
      try folder.write(plist, to: "Carthage/Build/iOS/\(name).framework/Info.plist")
    }
    try folder.write("github \"somebody/Kite\" \"v9\"\n", to: "Cartfile.resolved")
    #expect(try version(of: "Kite", in: "Carthage/Build")?.text == "v9")
    let lamp = try version(of: "Lamp", in: "Carthage/Build")
    #expect(lamp == VendorVersion(text: "4.5", source: "Info.plist"))
  }

  @Test(arguments: ["", "{", "PODS:\n  - ", "{\"pins\": 3}", "github \"\n\"\"\"\""])
  func damagedManifestsSayNothing(text: String) throws {
    try folder.write(to: "Pods/Kite/en.lproj/L.strings")
    for name in ["Podfile.lock", "Package.resolved", "Cartfile.resolved"] {
      try folder.write(text, to: name)
    }
    #expect(try version(of: "Kite", in: "Pods") == nil)
  }
}
