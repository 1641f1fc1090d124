import Foundation

/// Why the logbook could not be exported.
enum ExportError: String, LocalizedError {
  case disk = "磁盘已满"

  var errorDescription: String? { rawValue }
}

/// 记录: who sailed what, when.
///
/// What is not scrolled to is not made.
final class LogScreen: Screen {
  let trips: [Trip]
  let segments = Segments(items: ["我的", "俱乐部"])
  let sortButton = Button(title: "按日期排序")
  let exportButton = Button()
  let exportedLabel = Label()
  let failureLabel = Label()
  private(set) lazy var dayLabels: [Label] = trips.map { trip in
    let label = Label()
    label.text = trip.day.rawValue
    return label
  }
  private(set) lazy var lineLabels: [Label] = trips.map { trip in
    let label = Label()
    label.text = "\(trip.skipper) 驾驶 \(trip.boat)"
    return label
  }
  private(set) lazy var emptyLabel: Label = {
    let label = Label()
    label.text = "还没有航行记录"
    return label
  }()

  init(trips: [Trip]) {
    self.trips = trips
    super.init()
    title = "记录"
    navigationItem.rightBarButtonItem = BarButton(title: "编辑")
    exportButton.setTitle(
      NSLocalizedString("log.export", bundle: .club, comment: "a button"),
      for: .normal
    )
    exportedLabel.text = String(format: "已导出 %d 条记录", trips.count)
  }

  func exportFailed(_ error: any Error) {
    failureLabel.text = "导出失败：" + error.localizedDescription
  }

  override var parts: [any Part] {
    [segments, sortButton, exportButton, exportedLabel, failureLabel]
      + zip(dayLabels, lineLabels).flatMap { [$0, $1] } + [emptyLabel]
  }
}
