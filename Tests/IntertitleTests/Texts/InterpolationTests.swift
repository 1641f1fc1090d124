import Foundation
import Intertitle
import IntertitleTestInputs
import Testing

@Suite struct InterpolationTests {
  @Test(
    arguments: [
      ("\(1 as Int)", "%lld"), ("\(1 as Int64)", "%lld"), ("\(1 as Int32)", "%d"),
      ("\(1 as Int16)", "%d"), ("\(1 as Int8)", "%d"), ("\(1 as UInt)", "%llu"),
      ("\(1 as UInt64)", "%llu"), ("\(1 as UInt32)", "%u"), ("\(1 as UInt16)", "%u"),
      ("\(1 as UInt8)", "%u"),
    ] as [(LocalizedText, String)]
  )
  func aWholeNumberStandsInTheKeyByItsTypesWidthAndSign(_ text: LocalizedText, _ key: String) {
    #expect(text.key == key)
  }

  @Test(
    arguments: [
      ("\(1 as Double)", "%lf"), ("\(1 as Float)", "%f"), ("\(1 as CGFloat)", "%lf"),
      ("\(1 as Float, specifier: "%.1f")", "%.1f"),
    ] as [(LocalizedText, String)]
  )
  func aNumberWithAFractionStandsInTheKeyByItsType(_ text: LocalizedText, _ key: String) {
    #expect(text.key == key)
  }

  @Test(
    arguments: [
      ("\("a")", "%@"), ("\("a" as Character)", "%@"), ("\("a" as Substring)", "%@"),
      ("\("a" as LocalizedText)", "%@"), ("\(LocalizedText.verbatim("a"))", "%@"),
      ("\(Date())", "%@"), ("\(1, currency: "EUR")", "%@"),
    ] as [(LocalizedText, String)]
  )
  func everythingElseStandsInTheKeyAsText(_ text: LocalizedText, _ key: String) {
    #expect(text.key == key)
  }

  @available(macOS 15, iOS 18, tvOS 18, watchOS 11, visionOS 2, *)
  @Test func aNumberOf128BitsIsALongOne() {
    #expect(("\(1 as Int128)" as LocalizedText).key == "%lld")
    #expect(("\(1 as UInt128)" as LocalizedText).key == "%llu")
    let text: LocalizedText = "\(Int128.max)"
    #expect(
      Localizer(system: .fixed([])).text(for: text)
        == "170,141,183,460,469,231,731,687,303,715,884,105,727"
    )
  }

  #if !((os(macOS) || targetEnvironment(macCatalyst)) && arch(x86_64))
    @Test func aNumberOf16BitsIsOneWithAFraction() {
      #expect(("\(1 as Float16)" as LocalizedText).key == "%lf")
    }
  #endif
}

/// What the compiler refuses on purpose.
@Suite(.enabled(if: Compiler.isThere && Compiler.modules != nil, "no swiftc, or no built modules"))
struct RefusedInterpolationTests {
  @Test(
    arguments: [
      "optionalName", "optionalNumber", "optionalDate", "isOn",
      "optionalAmount, currency: \"EUR\"", "1.5 as Double, currency: \"EUR\"",
    ]
  )
  func whatIsShownForItIsForThePersonToSay(_ hole: String) throws {
    let complaints = try Snippet(hole).complaints()
    #expect(complaints.contains { $0.contains("Snippet.swift:7:") && $0.contains(": error: ") })
  }

  @Test(
    arguments: [
      "optionalName ?? \"–\"", "optionalNumber ?? 0", "isOn ? \"on\" : \"off\"",
      "optionalAmount ?? 0, currency: \"EUR\"",
    ]
  )
  func whereItIsSaidTheCompilerIsContent(_ hole: String) throws {
    #expect(try Snippet(hole).complaints().isEmpty)
  }
}

/// A small program with one hole in a text.
private struct Snippet {
  let source: String

  init(_ hole: String) {
    source = """
      import Foundation
      import Intertitle
      func text(
        optionalName: String?, optionalNumber: Int?, optionalDate: Date?, isOn: Bool,
        optionalAmount: Decimal?
      ) -> LocalizedText {
        "Shown: \\(\(hole))"
      }
      """
  }

  /// What the compiler has to say of it.
  func complaints() throws -> [Substring] {
    let folder = try TemporaryFolder()
    try folder.write(source, to: "Snippet.swift")
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let said = try Compiler.run([
      "-typecheck", "-swift-version", "6", "-I", Compiler.modules ?? "",
      "-I", tests.path + "/../../../Sources/CIntertitle/include", folder.path + "/Snippet.swift",
    ])
    return said.split(separator: "\n")
  }
}
