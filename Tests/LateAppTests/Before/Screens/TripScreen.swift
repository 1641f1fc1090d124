/// 航行: what a skipper sees at sea.
final class TripScreen: Screen {
  let facts: [FactCell]
  let windLabel = Label()
  let pointsLabel = Label()
  let startButton = Button(title: "开始")
  let recordButton = Button(title: "记录")
  let distressButton = Button(title: "求救")

  init(knots: Double, points: Int) {
    facts = [
      FactCell(FactRow("时间", "00:42:10")),
      FactCell(FactRow("航速", "5.2")),
      FactCell(FactRow("航向", "214°")),
    ]
    super.init()
    title = "航行"
    windLabel.text = "风速 \(knots) 节"
    pointsLabel.text = "已记录 \(points) 个点"
    startButton.setTitle("结束", for: .selected)
    distressButton.accessibilityHint = "向港务室发出求救信号"
  }

  static func distress() -> Alert {
    let alert = Alert(title: "发出求救信号？", message: "港务室会立即派船。")
    alert.addAction(AlertAction(title: "发出", style: .destructive))
    alert.addAction(AlertAction(title: "取消", style: .cancel))
    return alert
  }

  override var parts: [any Part] {
    facts + [windLabel, pointsLabel, startButton, recordButton, distressButton]
  }
}
