import IntertitleLanguages
import IntertitleTestInputs
import Testing

@testable import IntertitleTables

@Suite struct VendorFoldersTests {
  private let folder: TemporaryFolder

  init() throws {
    folder = try TemporaryFolder()
  }

  private func names(_ paths: String...) -> [[String]] {
    VendorFolders(paths.map { "\(folder.path)/\($0)" }).all.map { $0.libraries.map(\.name) }
  }

  @Test("FU-53 two vendors with one inner folder of the same name are two")
  func twoVendorsWithOneInnerFolderAreTwo() throws {
    try folder.write(to: "Alpha/Resources/en.lproj/Localizable.strings")
    try folder.write(to: "Beta/Resources/en.lproj/Localizable.strings")
    #expect(names("Alpha", "Beta") == [["Alpha"], ["Beta"]])
    #expect(names("Beta/", "./Alpha/.") == [["Beta"], ["Alpha"]])
  }

  @Test func twoGivenFoldersOfOneNameAreToldApartByTheFoldersTheyLieIn() throws {
    try folder.write(to: "Alpha/Resources/en.lproj/Localizable.strings")
    try folder.write(to: "Beta/Resources/en.lproj/Localizable.strings")
    #expect(
      names("Alpha/Resources", "Beta/Resources") == [["Alpha/Resources"], ["Beta/Resources"]]
    )
    #expect(names("Beta/Resources") == [["Resources"]])
  }

  @Test(arguments: ["Vendor", "Pods", "pods", "Frameworks", "checkouts", "Carthage/Build"])
  func aFolderIsOfManyByItsName(name: String) throws {
    try folder.write(to: "\(name)/One/Resources/en.lproj/A.strings")
    try folder.write(to: "\(name)/iOS/Two.framework/Resources/en.lproj/A.strings")
    try folder.write(to: "\(name)/Three.bundle/en.lproj/A.strings")
    #expect(names(name) == [["One", "Three", "Two"]])
  }

  @Test(arguments: ["Libraries", "Build", "PlugIns", "Vendors"])
  func anotherFolderIsOneVendorUnderItsOwnName(name: String) throws {
    try folder.write(to: "\(name)/Strings/en.lproj/A.strings")
    try folder.write(to: "\(name)/More/fr.lproj/A.strings")
    #expect(names(name) == [[name]])
  }

  @Test(arguments: ["Kit.podspec", "Package.swift", "Cartfile", "package.SWIFT"])
  func aFolderIsOfManyIfEachFolderInItIsAProject(manifest: String) throws {
    try folder.write(to: "Libs/One/Sources/en.lproj/A.strings")
    try folder.write(to: "Libs/Two.xcframework/ios/Two.framework/en.lproj/A.strings")
    try folder.write("", to: "Libs/NoTables/x.txt")
    #expect(names("Libs") == [["Libs"]])
    try folder.write("", to: "Libs/One/\(manifest)")
    #expect(names("Libs") == [["One", "Two"]])
    try folder.write(to: "Libs/en.lproj/Own.strings")
    #expect(names("Libs") == [["Libs"]])
  }

  @Test func aFolderOfManyInOneIsPassed() throws {
    try folder.write(to: "Vendor/Carthage/Build/iOS/One.framework/en.lproj/A.strings")
    try folder.write(to: "Vendor/Pods/Two/en.lproj/A.strings")
    #expect(names("Vendor") == [["One", "Two"]])
  }

  @Test func looseFilesInAFolderOfManyAreUnderItsName() throws {
    try folder.write(to: "Pods/en.lproj/Loose.strings")
    try folder.write(to: "Pods/One/en.lproj/A.strings")
    #expect(names("Pods") == [["One", "Pods"]])
  }

  @Test func whatIsFoundTwiceBelongsToTheFirst() throws {
    try folder.write(to: "Pods/One/en.lproj/A.strings")
    try folder.write(to: "Pods/Two/en.lproj/A.strings")
    try folder.link("Link", to: "Pods/One")
    #expect(names("Pods/Two", "Pods", "Pods", "Link") == [["Two"], ["One"], [], []])
    let again = VendorFolders([folder.path + "/Pods", folder.path + "/Pods"]).all
    #expect(again.map(\.isEmpty) == [false, false])
  }

  @Test func whatLiesInTheAppsFolderIsNobodys() throws {
    try folder.write(to: "All/App/en.lproj/Menu.strings")
    try folder.write(to: "All/App/Pods/Kit/en.lproj/A.strings")
    try folder.write(to: "All/SDK/en.lproj/A.strings")
    try folder.link("All/SDK/fr.lproj", to: "../App/en.lproj")
    let (all, app) = (folder.path + "/All", folder.path + "/All/App")
    func files(_ paths: String...) -> [String] {
      let given = VendorFolders(paths, app: app).all
      return folder.relative(given.flatMap(\.libraries).flatMap(\.files).map(\.path))
    }
    #expect(files(all) == ["All/SDK/en.lproj/A.strings"])
    #expect(files(app).isEmpty)
    #expect(files(app + "/Pods") == ["All/App/Pods/Kit/en.lproj/A.strings"])
    #expect(
      files(all, app + "/Pods") == [
        "All/SDK/en.lproj/A.strings", "All/App/Pods/Kit/en.lproj/A.strings",
      ]
    )
  }

  @Test func foldersThatDifferInCaseAloneAreTwoSpellingsOfOneLanguage() throws {
    try folder.write(to: "V/en.lproj/A.strings")
    try folder.write(to: "V/EN.lproj/A.strings")
    let all = VendorFolders([folder.path + "/V"]).all
    #expect(all[0].libraries.map(\.files.count) == [2])
    #expect(all[0].diagnostics.map(\.rule) == ["same-language"])
  }

  @Test func aFolderThatIsNotThereCostsOnlyItself() throws {
    try folder.write(to: "V/en.lproj/A.strings")
    try folder.write("", to: "Empty/x.txt")
    let all = VendorFolders(["none", "V", "Empty"].map { "\(folder.path)/\($0)" }).all
    #expect(all.map { $0.error == nil } == [false, true, true])
    #expect(all.map(\.isEmpty) == [false, false, true])
  }

  @Test func theBundlesOfAVendorAreThoseBelowItsFolder() throws {
    try folder.write(to: "Outer.bundle/Pods/Kit/KitUI.bundle/en.lproj/A.strings")
    let kit = try #require(
      VendorFolders([folder.path + "/Outer.bundle/Pods"]).all.first?.libraries.first
    )
    #expect(kit.name == "Kit" && kit.files.map(kit.bundles) == [["KitUI.bundle"]])
  }

  @Test func eachLibraryOfAFolderIsFoundAtAnyDepthInOrder() throws {
    try folder.write(
      to: "Pods/MJRefresh/MJRefresh/MJRefresh.bundle/zh-Hans.lproj/MJRefresh.strings"
    )
    try folder.write("", to: "Pods/Alamofire/Source/Session.swift")
    try folder.write(to: "Pods/iOS/Kit.framework/Resources/en.lproj/Kit.strings")
    try folder.write(to: "Pods/Zed.bundle/en.lproj/Zed.strings")
    try folder.write(to: "Pods/.git/en.lproj/No.strings")
    try folder.write(to: "Pods/SDK/node_modules/x/en.lproj/No.strings")
    let vendors = VendorFolders([folder.path + "/Pods"]).all[0].libraries
    #expect(vendors.map(\.name) == ["Kit", "MJRefresh", "Zed"])
    #expect(vendors[1].languages == ["zh-Hans"])
    #expect(vendors[1].files.map(\.table) == ["MJRefresh"])
  }

  @Test func aFolderWithLanguageFoldersIsOneLibrary() throws {
    try folder.write(to: "Lib/en.lproj/Lib.strings")
    try folder.write(to: "Lib/Lib.bundle/fr.lproj/Lib.strings")
    let vendors = VendorFolders([folder.path + "/Lib/"]).all[0].libraries
    #expect(vendors.map(\.name) == ["Lib"])
    #expect(vendors[0].languages.map(\.tag) == ["en", "fr"])
  }

  @Test func aFrameworksLinksLeadToEachFileOnce() throws {
    try folder.write(to: "X.framework/Versions/A/Resources/en.lproj/X.strings")
    try folder.link("X.framework/Versions/Current", to: "A")
    try folder.link("X.framework/Resources", to: "Versions/Current/Resources")
    let vendors = VendorFolders([folder.path + "/X.framework"]).all[0].libraries
    #expect(vendors.map(\.name) == ["X"])
    #expect(
      folder.relative(vendors[0].files.map(\.path)) == [
        "X.framework/Resources/en.lproj/X.strings"
      ]
    )
  }
}
