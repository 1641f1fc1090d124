import Intertitle

/// A conversation.
///
/// The words of people are on it beside those of the app.
package final class ChatScreen: SatchelScreen {
  private let dayCaption = LabelModel()
  private let bubbles: [(label: LabelModel, isOwn: Bool)]
  private let statusLabel = LabelModel()
  private let messageField = TextFieldModel()
  private let sendButton = ButtonModel()

  init(messages: [Message]) {
    bubbles = messages.map { (LabelModel(), $0.isOwn) }
    super.init()
    title = "Messages"
    navigationItem.prompt = "End-to-end encrypted"
    navigationItem.backButtonTitle = "Chat"
    dayCaption.text = "Today"
    for (bubble, message) in zip(bubbles, messages) {
      // Was `.text = message.body`. A message may well be a word that the tables know.
      bubble.label.content = .verbatim(message.body)
    }
    statusLabel.text = "Delivered"
    messageField.placeholder = "Write a message"
    sendButton.setTitle("Send", for: .normal)
  }

  override package var elements: [ScreenElement] {
    [.heading(dayCaption)] + bubbles.map { .bubble($0.label, isOwn: $0.isOwn) }
      + [.note(statusLabel), .field(messageField), .buttons([sendButton])]
  }
}

/// What somebody wrote.
struct Message {
  let body: String
  let isOwn: Bool
}
