import IntertitleTestInputs
import Testing

@testable import retitle

/// What `explain` says of a language whose text cannot be used.
@Suite struct UnusedTextTests {
  @Test(
    "a language whose text is damaged does not lack it: what there is, where, and why it is not used"
  )
  func aDamagedTextIsSaidToBeThere() throws {
    let folder = try TemporaryFolder()
    try folder.write("\"pay\" = \"Pay %@\";", to: "en.lproj/Localizable.strings")
    try folder.write("\n\"pay\" = \"Payer %d\";", to: "fr.lproj/Localizable.strings")
    let words = ["explain", "pay", "--tables", folder.path, "--language", "fr-CA", "--color=never"]
    let page = ToolRun(words, width: 200).output
    #expect(page.contains("\nfr  has a text that is not used\n"))
    #expect(
      page.contains("fr.lproj/Localizable.strings:2:1: error: the text for “pay” is not used: ")
    )
    #expect(page.contains("; fr has a text that is not used"))
    #expect(page.contains("because fr lacks a text that can be used") && !page.contains("lacks it"))
    let other = ToolRun(words.map { $0 == "fr-CA" ? "de" : $0 }, width: 200).output
    #expect(!other.contains("is not used"))
  }
}
