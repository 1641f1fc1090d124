// What the demo says around its pictures.
extension Demo {
  var introduction: Block {
    let title = StyledText("Intertitle", .heading) + StyledText("  the demo", .quiet)
    let words = """
      Satchel is a wallet app that is nearly done. Its code assigns texts wherever it needs them, \
      two screens in Chinese and the others in English, and knows of no language. It was made \
      once. What it assigned became keys; what is shown is the text of the language in use.
      """
    let empty = Block(lines: [StyledText()])
    return Block(lines: [title]) + empty + .prose(words, width: width) + empty + code + empty
  }

  /// Lines of the sample as they stand in its screens.
  private var code: Block {
    var table = ColumnTable(["the app’s code", ""])
    table.rows = [
      ["title = \"钱包\"", "WalletListScreen"],
      ["recipientCaption.text = \"收款人：\"", "TransferScreen"],
      ["signOutButton.setTitle(\"Sign out\", for: .normal)", "SettingsScreen"],
      ["typingLabel.text = conversation.typist + \" is typing…\"", "ChatScreen"],
      ["bubble.content = .verbatim(message.body)", "ChatScreen"],
    ]
    return table.block(width: width - 2).indented(by: 2)
  }

  /// What the marks in the cards mean, those of changed lines first.
  func legend(_ marks: [Mark]) -> Block {
    let changed =
      .heavySide + StyledText(" shows something else than as written", .quiet)
    let lines = marks.map {
      StyledText("\($0.rawValue) ", $0.style) + StyledText($0.meaning, .quiet)
    }
    return Block(lines: ([changed] + lines).flatMap { $0.wrapped(to: width) })
  }

  /// What the marks of third parties' controls mean.
  var rails: Block {
    let rails =
      StyledText("┊ ┊ ", Style(colour: .magenta)) + StyledText("drawn by a third party", .quiet)
    return Block(lines: rails.wrapped(to: width) + [StyledText()])
  }
}
