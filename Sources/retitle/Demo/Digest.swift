import Intertitle
import IntertitleSample

/// The demo in one screen of a terminal.
struct Digest {
  let demo: Demo
  /// As it was written, and in each language that was switched to.
  let moments: [Moment]
  /// Those whose screens are shown.
  let cards: [Moment]
  let layout: CardLayout

  func block() -> Block {
    let empty = Block(lines: [StyledText()])
    return title + difference + empty + screens + demo.legend(marks) + empty + live + totals
  }

  private var title: Block {
    let name = StyledText("Intertitle", .heading)
    let words = "  Satchel, a wallet app that is nearly done: every text is hard-coded"
    return Block(lines: [name + StyledText(words, .quiet), StyledText()])
  }

  /// The lines that differ in the code of an app, round one that stays.
  private var difference: Block {
    let lines = [
      head("The code", "three lines are added, every assignment stays"),
      added("import Intertitle"), removed("let signOutButton = UIButton()"),
      added("let signOutButton = ButtonModel()"),
      StyledText("    signOutButton.setTitle(\"Sign out\", for: .normal)"),
      added("Localizer.shared.load(folder: resources, vendors: [vendors])"),
    ]
    return Block(lines: lines)
  }

  private func head(_ name: String, _ words: String) -> StyledText {
    StyledText(name, .heading) + StyledText("  " + words, .quiet)
  }

  private func added(_ code: String) -> StyledText { StyledText("  + " + code, .good) }

  private func removed(_ code: String) -> StyledText { StyledText("  - " + code, .bad) }

  /// One screen, as it was written and in some languages.
  private var screens: Block {
    Block(lines: [head("The screen", "as it was written, and after a switch")])
      + ScreenShot.gallery(cards.map { $0.shots[screen] }, columns: layout.columns).withoutLastLine
  }

  private var screen: Int {
    demo.stage.screens.firstIndex { $0 is SettingsScreen } ?? 0
  }

  /// The marks that stand on the screen.
  private var marks: [Mark] {
    let lines = screens.lines.map(\.plain)
    return Mark.allCases.filter { mark in lines.contains { $0.contains(mark.rawValue) } }
  }

  private var live: Block {
    let table = SwitchTable(stage: demo.stage, exhibits: demo.exhibits, moments: moments)
    return Block(lines: [head("The live switch", "five texts of the same objects, by number")])
      + table.block(width: demo.width)
  }

  private var totals: Block {
    let stage = demo.stage
    let counts =
      "\(stage.objectsAtFirst) objects · \(stage.switches) switches · \(stage.madeSince) made"
      + " · \(stage.assignedSince) assigned again"
    return Block(lines: [StyledText(counts, .strong) + StyledText(" · more: demo --all", .quiet)])
  }
}

extension Block {
  fileprivate var withoutLastLine: Block { Block(lines: lines.dropLast()) }
}
