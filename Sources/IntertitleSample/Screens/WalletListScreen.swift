import Intertitle

/// 钱包列表。All texts are in Chinese: this is the first screen that was built, in Shenzhen.
package final class WalletListScreen: SatchelScreen {
  private let refresh: TugRefresh
  private let totalCaption = LabelModel()
  private let total = LabelModel()
  private let promotion = LabelModel()
  private let recentCaption = LabelModel()
  private let recentName = LabelModel()
  private let recentAmount = LabelModel()
  private let transferButton = ButtonModel()
  private let receiveButton = ButtonModel()
  private let rows: [WalletRow]

  init(wallets: [Wallet], refresh: TugRefresh) {
    self.refresh = refresh
    rows = wallets.map(WalletRow.init)
    super.init()
    title = "钱包"
    barButton = BarButtonItemModel(title: "添加")
    totalCaption.text = "总资产"
    total.text = "$12,480.50"
    promotion.text = "本周转账免手续费"
    fillRecent()
    transferButton.setTitle("转账", for: .normal)
    receiveButton.setTitle("收款", for: .normal)
  }

  private func fillRecent() {
    recentCaption.text = "最近交易"
    recentName.content = .verbatim("Lena Fischer")
    recentAmount.text = "−$42.00"
  }

  override package var elements: [ScreenElement] {
    [.control(refresh), .row(totalCaption, value: total)]
      + rows.map { .row($0.name, value: $0.balance, detail: $0.coin) }
      + [
        .heading(recentCaption), .row(recentName, value: recentAmount), .note(promotion),
        .buttons([transferButton, receiveButton]),
      ]
  }
}

/// A wallet: what its owner called it, what is in it and how much.
struct Wallet {
  let name: String
  let coin: String
  let balance: String
}

/// The row of one wallet.
private struct WalletRow {
  let name = LabelModel()
  let coin = LabelModel()
  let balance = LabelModel()

  init(_ wallet: Wallet) {
    // The owner's own words.
    name.content = .verbatim(wallet.name)
    coin.text = wallet.coin
    balance.text = wallet.balance
  }
}
