import Intertitle

/// 转账。All texts are in Chinese, like those of the wallet list.
package final class TransferScreen: SatchelScreen {
  private let recipientCaption = LabelModel()
  private let recipientField = TextFieldModel()
  private let nameCaption = LabelModel()
  private let nameField = TextFieldModel()
  private let amountCaption = LabelModel()
  private let amountField = TextFieldModel()
  private let noteCaption = LabelModel()
  private let noteField = TextFieldModel()
  private let feeCaption = LabelModel()
  private let fee = LabelModel()
  private let warning = LabelModel()
  private let nextButton = ButtonModel()

  init() {
    super.init()
    title = "转账"
    navigationItem.prompt = "请核对收款地址"
    barButton = BarButtonItemModel(title: "取消")
    nameFields()
    feeCaption.text = "手续费："
    fee.text = "≈ $0.42"
    warning.text = "转账一经发出，无法撤回。"
    nextButton.setTitle("下一步", for: .normal)
    nextButton.setTitle("处理中…", for: .disabled)
  }

  private func nameFields() {
    recipientCaption.text = "收款人："
    recipientField.placeholder = "钱包地址或联系人"
    nameCaption.text = "名称："
    nameField.placeholder = "例如：房东"
    amountCaption.text = "金额："
    amountField.placeholder = "0.00"
    noteCaption.text = "备注："
    noteField.placeholder = "选填"
  }

  /// Whether the transfer is on its way: the button says so and cannot be touched.
  package var isSending: Bool {
    get { nextButton.state.contains(.disabled) }
    set { nextButton.state = newValue ? .disabled : .normal }
  }

  override package var elements: [ScreenElement] {
    [
      .field(recipientField, caption: recipientCaption), .field(nameField, caption: nameCaption),
      .field(amountField, caption: amountCaption), .field(noteField, caption: noteCaption),
      .row(feeCaption, value: fee), .note(warning), .buttons([nextButton]),
    ]
  }
}
