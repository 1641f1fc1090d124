internal import Foundation
package import Intertitle

/// Satchel: the wallet app that is nearly done, and whose every text is hard-coded.
///
/// It is made once, like any app; nothing in it is made again when the language changes.
package final class Satchel {
  package let wallets: WalletListScreen
  package let transfer = TransferScreen()
  package let settings = SettingsScreen()
  package let language: LanguageScreen
  package let chat: ChatScreen
  package let photo: PhotoScreen
  package let about = AboutScreen()

  /// Makes the screens.
  ///
  /// - Parameters:
  ///   - languages: What the languages on the language page are called.
  ///   - choose: Told which of them was chosen; nil to follow the system.
  ///   - open: Opens the bundle at a path, for the third-party controls.
  package init(
    languages: [String],
    choose: @escaping (Int?) -> Void,
    open: (String) -> any BundleSource
  ) {
    let tug = open("Vendor/TugRefresh/TugRefresh.bundle")
    let lantern = open("Vendor/LanternHUD/LanternHUD.bundle")
    let picker = ShutterPicker(resources: "Vendor/ShutterPicker/ShutterPicker.bundle", open: open)
    wallets = WalletListScreen(wallets: Self.ownWallets, refresh: TugRefresh(bundle: tug))
    language = LanguageScreen(names: languages, choose: choose)
    chat = ChatScreen(Self.ownConversation)
    photo = PhotoScreen(picker: picker, progress: LanternHUD(bundle: lantern))
    connect()
  }

  /// All screens, in the order in which a person comes across them.
  package var screens: [SatchelScreen] {
    [wallets, transfer, settings, language, chat, photo, about]
  }

  private func connect() {
    transfer.previous = wallets
    language.previous = settings
    photo.previous = chat
    about.previous = settings
  }

  private static let ownWallets = [
    Wallet(name: "Rent & food", coin: "泰达币", balance: "$1,204.00"),
    Wallet(name: "旅行基金", coin: "以太坊", balance: "$3,876.50"),
    Wallet(name: "Für später", coin: "比特币", balance: "$7,400.00"),
  ]

  private static let ownConversation = Conversation(
    members: ["May", "Lena"],
    rent: 850,
    due: Date(timeIntervalSince1970: 1_780_272_000),
    unread: 3,
    messages: ownMessages,
    typist: "May"
  )

  private static let ownMessages = [
    Message(body: "Where do I change the language?", isOwn: false),
    Message(body: "Settings", isOwn: true),
    Message(body: "谢谢！🎉", isOwn: false),
    Message(body: "Done", isOwn: false),
  ]
}
