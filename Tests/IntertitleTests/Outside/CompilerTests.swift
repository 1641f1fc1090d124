import Foundation
import Intertitle
import IntertitleTestInputs
import Testing

/// What the compiler says of code that an app writes: content with what it takes, and a sentence that
/// helps with what it does not.
@Suite(.enabled(if: Compiler.isThere && Compiler.modules != nil, "no swiftc, or no built modules"))
struct CompilerTests {
  @Test(
    arguments: [
      "label.content = \"Wallet\"", "label.content = \"\\(count) files\"",
      "label.content = .verbatim(name)", "label.content = .key(name)", "label.content = nil",
      "label.$text.content = \"Wallet\"", "label.text = name",
      "_ = LabelModel(\"Wallet\")", "_ = LabelModel(\"\\(count) files\")",
      "_ = LabelModel(text: name)", "_ = LabelModel(content: nil)", "_ = ButtonModel(title: name)",
      "let content: LocalizedText? = label.content; _ = content", "_ = label.content?.key",
      "_ = AlertModel(title: name)", "_ = AlertModel(content: \"Wallet\")",
    ]
  )
  func theCompilerIsContentWith(_ line: String) throws {
    #expect(try complaints(on: line).isEmpty)
  }

  @Test(
    "a String is no content, and the compiler says what to write",
    arguments: [
      "label.content = name", "label.$text.content = name", "label.content = optionalName",
      "label.content = name + \"!\"", "button.content = name",
    ]
  )
  func aStringIsNoContent(_ line: String) throws {
    let said = try complaints(on: line)
    #expect(
      said.contains("a String is assigned as text, title or placeholder, where it is the key")
    )
  }

  @Test(
    "nothing takes a String and a content under one label",
    arguments: [
      "_ = LabelModel(name)", "_ = LabelModel(content: name)", "_ = ButtonModel(content: name)",
      "_ = AlertModel(content: name)", "_ = SegmentedControlModel(contents: [name])",
    ]
  )
  func aStringHasALabelOfItsOwn(_ line: String) throws {
    #expect(try complaints(on: line).contains("error: cannot convert value of type"))
  }

  @Test(
    "FU-72 the sentences that the guide quotes are the compiler's",
    arguments: [
      "struct Row { @Intercepted(.label) var title: String? }",
      "struct Row: Sendable { let label = LabelModel() }",
      "@Observable final class Row { @Intercepted(.label) var title: String? }",
      "func assign(_ text: String, to label: LabelModel) { label.content = text }",
    ]
  )
  func theGuideQuotesTheCompiler(_ declaration: String) throws {
    let said = try complaints(on: "", before: "import Observation\n" + declaration)
    let page = try guide()
    let sentences = said.split(separator: "\n").filter { $0.contains(": error: ") }
    let quoted = sentences.compactMap { $0.components(separatedBy: ": error: ").last }
    #expect(!quoted.isEmpty)
    #expect(quoted.contains { page.contains($0) }, "\(quoted)")
  }

  @Test(
    "FU-72 what the guide says to write instead is accepted",
    arguments: [
      "final class Row { @Intercepted(.label) var title: String? }",
      "struct Row: Hashable, Sendable { var title: LocalizedText }",
      "@Observable final class Row { @ObservationIgnored @Intercepted(.label) var title: String? }",
    ]
  )
  func whatTheGuideSaysToWriteIsAccepted(_ declaration: String) throws {
    #expect(try complaints(on: "", before: "import Observation\n" + declaration).isEmpty)
  }

  @Test("an ObservableObject publishes what a binding tells it, on systems without Observation")
  func theGuidesObservableObjectIsAccepted() throws {
    let (folder, tests) = (try TemporaryFolder(), URL(fileURLWithPath: #filePath))
    let pages = tests.deletingLastPathComponent().path + "/../../ReadmeTests/Guides/Combine/"
    let module = try Compiler.run([
      "-emit-module", "-module-name", "Combine", "-swift-version", "6",
      "-o", folder.path + "/Combine.swiftmodule", pages + "Combine.swift",
    ])
    #expect(module.isEmpty)
    #expect(try typeCheck(pages + "BalanceModel.swift", with: ["-I", folder.path]).isEmpty)
  }

  private func guide() throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    let page = "../../../Sources/Intertitle/Documentation.docc/CellsStructsAndLazyTexts.md"
    return try String(contentsOf: tests.appendingPathComponent(page), encoding: .utf8)
  }

  /// What the compiler has to say of a line in a function of an app.
  private func complaints(on line: String, before: String = "") throws -> String {
    let folder = try TemporaryFolder()
    let source = """
      import Intertitle
      \(before)
      func f(label: LabelModel, button: ButtonModel, name: String, optionalName: String?, count: Int) {
        \(line)
      }
      """
    try folder.write(source, to: "Line.swift")
    return try typeCheck(folder.path + "/Line.swift")
  }

  private func typeCheck(_ file: String, with arguments: [String] = []) throws -> String {
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
    return try Compiler.run(
      [
        "-typecheck", "-swift-version", "6", "-I", Compiler.modules ?? "",
        "-I", tests.path + "/../../../Sources/CIntertitle/include",
      ] + arguments + [file]
    )
  }
}
