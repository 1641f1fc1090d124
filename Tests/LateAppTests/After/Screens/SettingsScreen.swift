import Foundation

/// 设置: what a sailor can choose.
final class SettingsScreen: Screen {
  let units = Segments(items: ["公制", "海里"])
  let facts: [FactCell]
  let backupLabel = Label()
  let backupButton = Button(title: "立即备份")
  let soundLabel = Label()
  let signOutButton = Button(title: "退出登录")

  init(backup: Date) {
    facts = [
      FactCell(FactRow("单位")),
      FactCell(FactRow("语言", .verbatim("简体中文"))),
      FactCell(FactRow("通知", "开")),
      FactCell(FactRow("备份")),
      FactCell(FactRow("上次备份", "\(backup, date: .long, timeZone: .club)")),
    ]
    super.init()
    title = "设置"
    tabBarItem.title = "settings.tab".localized
    backupLabel.text = "backup.title".localized
    soundLabel.text = "号角声"
  }

  static func signingOut() -> Alert {
    let alert = Alert(title: "退出登录？")
    alert.addAction(AlertAction(title: "退出登录", style: .destructive))
    alert.addAction(AlertAction(title: "取消", style: .cancel))
    return alert
  }

  static func editing() -> Alert {
    let alert = Alert(title: nil)
    for title in ["保存", "删除"] { alert.addAction(AlertAction(title: title)) }
    return alert
  }

  override var parts: [any Part] {
    [units] + facts + [backupLabel, backupButton, soundLabel, signOutButton]
  }
}
