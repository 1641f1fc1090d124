/// 船员: the people of a fleet, under their own names.
final class CrewScreen: Screen {
  let nameLabels: [Label]
  let facts: [FactCell]
  let onlineLabel = Label()
  let inviteButton = Button(title: "邀请船员")
  let leaveButton = Button(title: "离开船队")

  init(members: [Member], online: Member) {
    nameLabels = members.map { _ in Label(slot: .people) }
    facts = members.flatMap { member in
      [
        FactCell(FactRow("位置", .key(member.rank.rawValue))),
        FactCell(FactRow("电话", .verbatim(member.phone))),
      ]
    }
    super.init()
    title = "船员"
    navigationItem.rightBarButtonItem = BarButton(title: "完成")
    for (label, member) in zip(nameLabels, members) { label.text = member.name }
    onlineLabel.text = online.name + " 在线"
  }

  static func leaving(_ fleet: String) -> Alert {
    let alert = Alert(title: "确定离开“\(fleet)”吗？", message: "你将收不到船队的消息。")
    alert.addAction(AlertAction(title: "离开船队", style: .destructive))
    alert.addAction(AlertAction(title: "取消", style: .cancel))
    return alert
  }

  override var parts: [any Part] {
    nameLabels + facts + [onlineLabel, inviteButton, leaveButton]
  }
}
