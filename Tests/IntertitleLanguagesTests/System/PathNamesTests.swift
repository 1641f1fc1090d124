import IntertitleLanguages
import Testing

@Suite struct PathNamesTests {
  @Test(arguments: [
    ("", []), ("/", []), ("a", ["a"]), ("/a//b/", ["a", "b"]), ("./a/../b", [".", "a", "..", "b"]),
    ("a/\u{301}b", ["a", "\u{301}b"]), ("语言/zh.lproj", ["语言", "zh.lproj"]),
  ]) func aSlashPartsNamesWhateverStandsBehindIt(_ path: String, _ names: [String]) {
    #expect(path.pathNames.map { Array($0.utf8) } == names.map { Array($0.utf8) })
  }

  @Test(arguments: ["x.lproj", ".LPROJ", "zh.LpRoj"]) func anEndingIsKnownInAnyCase(_ name: String)
  {
    #expect(name[...].ends(inAnyCaseWith: ".lproj"))
  }

  @Test(arguments: ["", "lproj", "x\u{E}lproj", "x.lproj/", "x.lpro", "x.lproJ\u{301}"])
  func anotherEndingIsNone(_ name: String) {
    #expect(!name[...].ends(inAnyCaseWith: ".lproj"))
  }
}
