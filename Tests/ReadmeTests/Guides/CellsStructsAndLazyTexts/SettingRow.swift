import Intertitle

struct SettingRow: Hashable, Sendable {
  var title: LocalizedText
  var detail: LocalizedText?
}

enum Settings {
  static func rows(_ unread: Int, of person: String) -> [SettingRow] {
    [
      SettingRow(title: "Language"),
      SettingRow(title: "Messages", detail: "\(unread) unread"),
      SettingRow(title: "Account", detail: .verbatim(person)),
    ]
  }
}

/// The cell owns the models, and binds them once; a row is assigned like any text.
final class SettingCell: UITableViewCell {
  let titleLabel = UILabel()
  let detailLabel = UILabel()
  private let title = LabelModel()
  private let detail = LabelModel()

  override init() {
    super.init()
    title.$text.bind(to: self, \.titleLabel.text)
    detail.$text.bind(to: self, \.detailLabel.text)
  }

  func show(_ row: SettingRow) {
    title.content = row.title
    detail.content = row.detail
  }
}
