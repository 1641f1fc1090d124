import Foundation
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

/// Layouts as they are found in the wild, and traps.
@Suite struct LayoutTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func vendors(_ given: String) -> [VendorFolder] {
    VendorFolders(["\(folder.path)/\(given)"]).all[0].libraries
  }

  private func files(_ given: String) -> [String] {
    folder.relative(vendors(given).flatMap(\.files).map(\.path))
  }

  @Test func eachResourceOfAnXCFrameworkCountsOnceWhateverSlicesHaveIt() throws {
    let kite = "Frameworks/Kite.xcframework"
    for slice in ["ios-arm64", "ios-arm64_x86_64-simulator"] {
      try folder.write(to: "\(kite)/\(slice)/Kite.framework/en.lproj/K.strings")
      try folder.write(to: "\(kite)/\(slice)/Kite.framework/Kite.bundle/en.lproj/K.strings")
    }
    try folder.write(
      to: "\(kite)/macos-arm64/Kite.framework/Versions/A/Resources/en.lproj/K.strings"
    )
    try folder.write(
      to: "\(kite)/macos-arm64/Kite.framework/Versions/A/Resources/en.lproj/M.strings"
    )
    let first = "\(kite)/ios-arm64/Kite.framework"
    #expect(
      files("Frameworks") == [
        "\(first)/Kite.bundle/en.lproj/K.strings", "\(first)/en.lproj/K.strings",
        "\(kite)/macos-arm64/Kite.framework/Versions/A/Resources/en.lproj/M.strings",
      ]
    )
    #expect(vendors("Frameworks").map(\.name) == ["Kite"])
  }

  @Test func twoXCFrameworksDoNotHideEachOther() throws {
    for name in ["Kite", "Lamp"] {
      try folder.write(to: "Build/\(name).xcframework/ios-arm64/X.framework/en.lproj/L.strings")
    }
    #expect(files("Build").count == 2)
  }

  @Test(
    arguments: [
      ("Pods/Kite/Assets/Kite.bundle/en.lproj/K.strings", "Pods", "Kite"),
      ("Pods/Kite/Localizable.xcstrings", "Pods", "Kite"),
      ("Carthage/Build/iOS/Kite.framework/en.lproj/K.strings", "Carthage/Build", "Kite"),
      (
        "Carthage/Build/Kite.xcframework/ios-arm64/Kite.framework/en.lproj/K.strings",
        "Carthage/Build", "Kite"
      ),
      (
        "SourcePackages/checkouts/kite/Sources/Kite/en.lproj/K.strings", "SourcePackages/checkouts",
        "kite"
      ),
      ("App.app/Kite_Kite.bundle/en.lproj/K.strings", "App.app/Kite_Kite.bundle", "Kite_Kite"),
      ("out/Kite_Kite.resources/en.lproj/K.strings", "out/Kite_Kite.resources", "Kite_Kite"),
      ("Vendor/Kite.framework/Resources/Inner.bundle/Kite.loctable", "Vendor", "Kite"),
    ]
  )
  func aLayoutIsOneVendorsOwn(path: String, given: String, vendor: String) throws {
    try folder.write(to: path)
    #expect(vendors(given).map(\.name) == [vendor])
    #expect(files(given) == [path])
  }

  @Test func loopsAndLinksOutAreNotFollowed() throws {
    try folder.write(to: "Vendor/Kite/en.lproj/K.strings")
    try folder.write(to: "Secret/en.lproj/S.strings")
    try folder.link("Vendor/Kite/loop", to: "..")
    try folder.link("Vendor/Kite/self", to: ".")
    try folder.link("Vendor/Kite/fr.lproj", to: "../../Secret/en.lproj")
    #expect(files("Vendor") == ["Vendor/Kite/en.lproj/K.strings"])
  }

  @Test func namesThatDifferOnlyInCaseAreBothRead() throws {
    try folder.write(to: "Vendor/Kite/en.lproj/K.strings")
    try folder.write(to: "Vendor/Kite/EN.lproj/k.strings")
    try folder.write(to: "Vendor/kite/en.lproj/K.strings")
    #expect(Set(files("Vendor")).count == (try folder.names(in: "Vendor").count == 1 ? 1 : 3))
  }

  @Test func namesWithDotsAreNamesAndLeadNowhere() throws {
    try folder.write(to: "Vendor/..Kite/en.lproj/..K.strings")
    #expect(files("Vendor") == ["Vendor/..Kite/en.lproj/..K.strings"])
    #expect(vendors("Vendor/../Vendor").flatMap(\.files).count == 1)
  }
}
