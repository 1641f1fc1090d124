import Foundation
import Intertitle

/// A conversation.
///
/// The words of people are on it beside those of the app, and texts that the code puts together.
package final class ChatScreen: SatchelScreen {
  private let membersCaption = LabelModel()
  private let members = LabelModel()
  private let rentLabel = LabelModel()
  private let unreadLabel = LabelModel()
  private let dayCaption = LabelModel()
  private let bubbles: [(label: LabelModel, isOwn: Bool)]
  private let statusLabel = LabelModel()
  private let typingLabel = LabelModel()
  private let messageField = TextFieldModel()
  private let sendButton = ButtonModel()

  init(_ conversation: Conversation) {
    bubbles = conversation.messages.map { (LabelModel(), $0.isOwn) }
    super.init()
    title = "Messages"
    navigationItem.prompt = "End-to-end encrypted"
    navigationItem.backButtonTitle = "Chat"
    fillHead(conversation)
    dayCaption.text = "Today"
    for (bubble, message) in zip(bubbles, conversation.messages) {
      // Was `.text = message.body`. A message may well be a word that the tables know.
      bubble.label.content = .verbatim(message.body)
    }
    statusLabel.text = "Delivered"
    typingLabel.text = conversation.typist + " is typing…"
    messageField.placeholder = "Write a message"
    sendButton.setTitle("Send", for: .normal)
  }

  private func fillHead(_ conversation: Conversation) {
    membersCaption.text = "Members:"
    // Was `.text`. Names are people's own, too.
    members.content = .verbatim(conversation.members.joined(separator: ", "))
    // Was `.text = "Rent of " + …`, with a date and an amount that had their form for good.
    rentLabel.content = """
      Rent of \(conversation.rent, currency: "EUR") due on \
      \(conversation.due, date: .long, timeZone: TimeZone(secondsFromGMT: 0) ?? .current)
      """
    unreadLabel.text = "You have " + String(conversation.unread) + " new messages"
  }

  override package var elements: [ScreenElement] {
    [
      .row(membersCaption, value: members), .note(rentLabel), .row(unreadLabel),
      .heading(dayCaption),
    ] + bubbles.map { .bubble($0.label, isOwn: $0.isOwn) }
      + [.note(statusLabel), .note(typingLabel), .field(messageField), .buttons([sendButton])]
  }
}

/// What a chat is about.
struct Conversation {
  let members: [String]
  let rent: Decimal
  let due: Date
  let unread: Int
  let messages: [Message]
  /// Who is writing something just now.
  let typist: String
}

/// What somebody wrote.
struct Message {
  let body: String
  let isOwn: Bool
}
