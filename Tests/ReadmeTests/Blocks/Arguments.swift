import Intertitle

struct Inbox {
  let badge = LabelModel()

  func show(_ count: Int, from name: String) {
    badge.content = "\(count) messages from \(name)"  // looks up “%lld messages from %@”
  }
}
