import IntertitleTestInputs
import Testing

@testable import IntertitleTables
@testable import IntertitleTooling

/// Where a vendor's file lies does not depend on which folder was given.
@Suite struct VendorPlaceTests {
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private func places(of files: [String], given: String...) throws -> [VendorPlace] {
    for file in files { try folder.write(to: file) }
    try folder.write(to: "App/en.lproj/Localizable.strings")
    let vendors = given.map { folder.path + "/" + $0 }
    let request = MergeRequest(main: folder.path + "/App", vendors: vendors)
    return try VendorListing(request, app: request.main).files.map(\.place)
  }

  @Test(arguments: ["Pods", "Pods/Kite", "Pods/Kite/", "Pods/./Kite"])
  func aPlaceIsTheSameWhicheverFolderIsGiven(given: String) throws {
    let files = ["Kite.bundle/en.lproj/K.strings", "Resources/en.lproj/More.strings"]
    let place = try places(of: files.map { "Pods/Kite/" + $0 }, given: given)
    #expect(place.map(\.path) == files)
    #expect(place.map(\.amongVendors) == files.map { "Kite/" + $0 })
  }

  @Test(arguments: ["Pods", "Pods/Hud.framework"])
  func aBundlesOrFrameworksFolderKeepsItsEnding(given: String) throws {
    let place = try places(of: ["Pods/Hud.framework/en.lproj/Hud.strings"], given: given)
    #expect(place.map(\.amongVendors) == ["Hud.framework/en.lproj/Hud.strings"])
  }

  @Test func whatLiesInAnotherFolderOfTheVendorHasAPlaceOfItsOwn() throws {
    let files = [
      "Pods/Kite/Kite.framework/en.lproj/K.strings", "Pods/Kite.framework/en.lproj/K.strings",
    ]
    let found = try places(of: files, given: "Pods")
    #expect(
      Set(found.map(\.path)) == [
        "Kite.framework/en.lproj/K.strings", "../Kite.framework/en.lproj/K.strings",
      ]
    )
  }

  @Test func noPlaceAmongVendorsLeadsOutOfTheFolder() throws {
    let files = ["A/Vendor/Kite/en.lproj/K.strings", "B/Vendor/Kite/en.lproj/K.strings"]
    let found = try places(of: files, given: "A/Vendor", "B/Vendor")
    #expect(found.map(\.path).last == "../../../B/Vendor/Kite/en.lproj/K.strings")
    #expect(
      found.allSatisfy { !$0.amongVendors.contains("..") && $0.amongVendors.hasPrefix("Kite/") }
    )
  }
}
