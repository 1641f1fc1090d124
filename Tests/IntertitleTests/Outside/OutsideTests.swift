import Foundation
import Intertitle
import IntertitleTestInputs
import Testing

/// Whether the files beside this one need nothing that only this package can see.
@Suite(
  .enabled(if: Compiler.isThere && Compiler.modules != nil, "no swiftc, or no built modules")
)
struct OutsideTests {
  @Test("links and models of an app's own need nothing that is not public")
  func whatOutsidersWriteIsPublic() throws {
    #expect(try complaints(on: ["OwnLinks.swift", "BadgeModel.swift"]).isEmpty)
  }

  @Test("a file that uses what only this package sees is refused there")
  func whatIsNotPublicIsRefusedOutside() throws {
    let folder = try TemporaryFolder()
    try folder.write(
      "import Intertitle\nfunc links(of chain: TextChain) -> Int { chain.links.count }\n",
      to: "Peeking.swift"
    )
    #expect(try complaints(on: [folder.path + "/Peeking.swift"]).contains("'links'"))
  }

  private func complaints(on files: [String]) throws -> String {
    let here = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let paths = files.map { URL(fileURLWithPath: $0, relativeTo: here).path }
    return try Compiler.run(
      [
        "-typecheck", "-parse-as-library", "-swift-version", "6", "-I", Compiler.modules ?? "",
        "-I", here.path + "/../../../Sources/CIntertitle/include",
      ] + paths
    )
  }
}
