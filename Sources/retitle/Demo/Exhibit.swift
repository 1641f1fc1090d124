import Intertitle
import IntertitleSample

/// A text that is followed through all languages.
struct Exhibit {
  let name: String
  let text: InterceptedText

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
}
