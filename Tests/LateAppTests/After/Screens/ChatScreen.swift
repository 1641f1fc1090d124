/// 消息: what people write, and what the app says between it.
final class ChatScreen: Screen {
  let unreadLabel = Label()
  let joinedLabel = Label()
  let authorLabels: [Label]
  let bubbles: [Label]
  let typingLabel = Label()
  let deliveredLabel = Label()
  let field = Field()
  let sendButton = Button(title: "发送")

  init(messages: [Message], unread: Int, typist: String) {
    authorLabels = messages.map { _ in Label(slot: .people) }
    bubbles = messages.map { _ in Label(slot: .people) }
    super.init()
    title = "消息"
    navigationItem.prompt = "仅船队可见"
    navigationItem.leftBarButtonItem = BarButton(title: "关闭")
    unreadLabel.text = "\(unread) 条未读消息"
    joinedLabel.text = "\(typist) 加入了船队"
    for (label, message) in zip(authorLabels, messages) { label.text = message.author }
    for (label, message) in zip(bubbles, messages) { label.text = message.body }
    typingLabel.text = "\(typist) 正在输入…"
    deliveredLabel.text = "已送达"
    field.placeholder = "写点什么"
  }

  override var parts: [any Part] {
    [unreadLabel, joinedLabel] + zip(authorLabels, bubbles).flatMap { [$0, $1] }
      + [typingLabel, deliveredLabel, field, sendButton]
  }
}
