import Foundation

/// 预订: a boat for an afternoon.
final class BookingScreen: Screen {
  let facts: [FactCell]
  let dayLabel = Label()
  let depositLabel = Label()
  let leftLabel = Label()
  let noteField = Field()
  let ruleLabels = [Label(), Label(), Label()]
  let confirmButton = Button(title: "确认预订")

  init(boat: Boat, on day: Date, hours: Int, guests: Int, left: Int) {
    facts = [
      FactCell(FactRow("时间", "\(hours) 小时")),
      FactCell(FactRow("开始", "13:00")),
      FactCell(FactRow("结束", "16:00")),
      FactCell(FactRow("合计", (boat.price * Decimal(hours)).yuan)),
      FactCell(FactRow("同行 \(guests) 人")),
    ]
    super.init()
    title = "预订"
    navigationItem.leftBarButtonItem = BarButton(title: "取消")
    dayLabel.text = "\(day.day) 出航"
    depositLabel.text = "押金 " + boat.price.yuan
    leftLabel.text = "本周还剩 \(left) 次"
    noteField.placeholder = "给港务员的留言"
    confirmButton.setTitle("正在提交…", for: .disabled)
    fillRules()
  }

  private func fillRules() {
    ruleLabels[0].text = "出航前请穿救生衣。"
    ruleLabels[1].text = "日落前须返港。"
    ruleLabels[2].text = "取消须提前 24 小时。"
  }

  static func conflict(_ boat: Boat, with member: Member) -> Alert {
    let alert = Alert(title: "时间冲突", message: "\(boat.name) 已被 \(member.name) 预订。")
    alert.addAction(AlertAction(title: "好"))
    return alert
  }

  override var parts: [any Part] {
    facts + [dayLabel, depositLabel, leftLabel, noteField] + ruleLabels + [confirmButton]
  }
}
