import Intertitle

final class TransferScreen: TitleModel {
  let amount = TextFieldModel(placeholder: "Amount")
  let send = ButtonModel(title: "Send")
  let note = LabelModel()

  init(note words: String) {
    super.init(title: "Transfer")
    navigationItem.prompt = "Check the address"
    send.setTitle("Sending…", for: .disabled)
    note.content = .verbatim(words)  // what a person wrote: never looked up
  }

  override var texts: [InterceptedText] {
    super.texts + amount.texts + send.texts + note.texts
  }
}
