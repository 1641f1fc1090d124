import IntertitleTesting
import Testing

/// A bound closure may do anything to the text that it is called for.
@MainActor
@Suite struct BoundClosureTests {
  private let localizer = Localizer.forTest()
  private let log = PushLog()

  @Test func aClosureThatAssignsTheTextLeavesAllClosuresWithTheLastOne() {
    let label = localizer.label("Wallet")
    label.$text.bind { if $0 == "A" { label.text = "B" } }
    label.$text.bind { [log] in log.texts.append($0 ?? "") }
    label.text = "A"
    #expect(log.texts == ["Wallet", "B"])
    label.$text.unbind()
  }

  @Test func aClosureThatUnbindsIsTheLastThatIsCalled() {
    let label = localizer.label("Wallet")
    label.$text.bind { if $0 == "A" { label.$text.unbind() } }
    label.$text.bind { [log] in log.texts.append($0 ?? "") }
    label.text = "A"
    label.text = "B"
    #expect(log.texts == ["Wallet"])
  }

  @Test func whatAClosureHeldMayBindTheTextAnewWhenItGoes() {
    let label = localizer.label("Wallet")
    label.$text.bind { [log, held = Rebinding(label, log)] _ in _ = (log, held) }
    label.$text.unbind()
    label.text = "A"
    #expect(log.texts == ["Wallet", "A"])
  }

  @Test func aClosureOfATitleMayAssignTheTab() throws {
    try localizer.use("fr")
    let screen = localizer.scoped { TitleModel() }
    screen.navigationItem.$title.bind { [tab = screen.tabBarItem] in
      if $0 != nil { tab.title = "Sign in" }
    }
    screen.title = "Wallet"
    #expect(screen.tabBarItem.title == "Se connecter")
    #expect(localizer.diagnostics.isEmpty)
  }

  @Test func aClosureThatAlwaysAssignsAnotherTextIsStopped() throws {
    let label = Unchecked(localizer.label("Wallet"))
    let log = PushLog()
    label.value.$text.bind { shown in
      log.texts.append(shown ?? "")
      label.value.text = "text \(log.texts.count)"
    }
    let count = log.texts.count
    #expect(count > 100 && count < 5000 && label.value.text == "text \(count)")
    #expect(localizer.rules.filter { $0 == "endless-binding" }.count == 1)
    // Nothing is left over: the next text is pushed like any other.
    label.value.text = "Sign in"
    #expect(log.texts[count] == "Sign in")
  }
}

@MainActor
private final class PushLog {
  var texts: [String] = []
}

/// Binds a label when it goes.
private final class Rebinding {
  private let label: Unchecked<LabelModel>
  private let log: PushLog

  init(_ label: LabelModel, _ log: PushLog) {
    self.label = Unchecked(label)
    self.log = log
  }

  deinit {
    MainActor.assumeIsolated { [label, log] in
      _ = label.value.$text.bind { log.texts.append($0 ?? "") }
    }
  }
}
