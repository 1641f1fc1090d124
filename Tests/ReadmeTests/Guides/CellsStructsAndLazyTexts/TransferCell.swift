import Intertitle

/// The row owns its texts; it is there whether or not a cell shows it.
final class TransferRow {
  let title = LabelModel("Transfer")
  let action = ButtonModel(content: "Send")
}

final class TransferCell: UITableViewCell {
  let titleLabel = UILabel()
  let button = UIButton()
  private var buttonTitle: TextBinding?

  func show(_ row: TransferRow) {
    row.title.$text.bind(to: self, \.titleLabel.text)  // in place of the row before
    buttonTitle?.cancel()
    buttonTitle = row.action.mainText.bind { [weak button] title in
      button?.setTitle(title, for: .normal)
    }
  }
}
