import Foundation

/// 船只详情: what is known of one boat.
final class BoatScreen: Screen {
  let nameLabel = Label()
  let facts: [FactCell]
  let lastLabel = Label()
  let bookButton = Button(title: "预订")
  let reportButton = Button(title: "报告损坏")

  init(boat: Boat, crew: [Member], last: Date) {
    facts = [
      FactCell(FactRow("位置", "\(boat.pier) 码头第 \(boat.berth) 泊位")),
      FactCell(FactRow("全长", "\(boat.metres) 米")),
      FactCell(FactRow("船员", .verbatim(crew.map(\.name).joined(separator: "、")))),
      FactCell(FactRow("天气")),
    ]
    super.init()
    title = "船只详情"
    nameLabel.content = .verbatim(boat.name)
    lastLabel.content = "上次出航: \(last, date: .long, timeZone: .club)"
    bookButton.setTitle("加入候补", for: .disabled)
    reportButton.setTitle("已报告", for: .selected)
  }

  override var parts: [any Part] {
    [nameLabel] + facts + [lastLabel, bookButton, reportButton]
  }
}
