import Intertitle
import IntertitleSample

/// A text that is followed through all languages.
struct Exhibit {
  let name: String
  let text: InterceptedText

  /// What it shows now.
  func shown(isMarked: Bool) -> StyledText {
    isMarked ? text.marked(.plain) : StyledText(text.text ?? "")
  }

  /// One text of each kind: a title and the two items that it feeds, a button, and a person's
  /// words, which happen to be a key.
  static func all(of app: Satchel) -> [Exhibit] {
    let wallets = app.wallets
    let button = app.transfer.texts.first { $0.key == "下一步" }
    let message = app.chat.texts.first { $0.key == nil && $0.text == app.settings.$title.key }
    return [
      Exhibit(name: "title", text: wallets.$title),
      Exhibit(name: "navigation", text: wallets.navigationItem.$title),
      Exhibit(name: "tab", text: wallets.tabBarItem.$title),
    ] + [button.map { Exhibit(name: "button", text: $0) }].compactMap { $0 }
      + [message.map { Exhibit(name: "message", text: $0) }].compactMap { $0 }
  }

  /// Texts that the code puts together, and the month that a person is called like.
  static func finished(of app: Satchel) -> [Exhibit] {
    let parts = [("a count", "new messages"), ("a name", "is typing…"), ("a colon", "Members:")]
    let chat = parts.compactMap { name, end in
      app.chat.texts.first { $0.key?.hasSuffix(end) ?? false }.map { Exhibit(name: name, text: $0) }
    }
    let month = app.settings.texts.first { $0.key == "May" }
    return chat + [month.map { Exhibit(name: "the month", text: $0) }].compactMap { $0 }
  }
}
