import Foundation
import IntertitleTesting
import IntertitleTestInputs
import Testing

struct DropInTests {
  @Test func aScreensSourceRunsAgainstTheModels() throws {
    let localizer = Localizer(system: .fixed([]))
    localizer.load([
      "fr": ["Account": "Compte", "Name": "Nom", "Follow": "Suivre", "Cancel": "Annuler"]
    ])
    let (screen, alert) = localizer.scoped { () -> (AccountScreen, UIAlertController) in
      let screen = AccountScreen()
      screen.fill()
      return (screen, screen.confirmation())
    }
    #expect(screen.summary() == "Account · Account · Name · Follow")
    try localizer.use("fr")
    #expect(screen.summary() == "Compte · Compte · Nom · Suivre")
    #expect(alert.actions.map(\.title) == ["Annuler", "Sign out"])
    #expect(alert.preferredStyle == .alert && screen.nameField.text == "Lena")
  }

  @Test(.enabled(if: Compiler.isThere, "there is no swiftc on the path"))
  func theSameSourceIsAcceptedByUIKitsNames() throws {
    let folder = try TemporaryFolder()
    let tests = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
      .deletingLastPathComponent().path
    let module = try Compiler.run([
      "-emit-module", "-module-name", "UIKit", "-swift-version", "6", "-o",
      folder.path + "/UIKit.swiftmodule", tests + "/Fixtures/UIKitStub.swift",
    ])
    #expect(module.isEmpty)
    let screen = try Compiler.run([
      "-typecheck", "-swift-version", "6", "-D", "DROP_IN_UIKIT", "-I", folder.path,
      tests + "/DropIn/DropInScreen.swift",
    ])
    #expect(screen.isEmpty)
  }
}
