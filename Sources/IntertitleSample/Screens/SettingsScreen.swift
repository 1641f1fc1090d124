import Intertitle

/// The settings.
///
/// Texts in English, as on all screens that were built in Lisbon.
package final class SettingsScreen: SatchelScreen {
  private let generalCaption = LabelModel()
  private let languageLabel = LabelModel()
  private let currencyLabel = LabelModel()
  private let currency = LabelModel()
  private let notificationsLabel = LabelModel()
  private let notifications = LabelModel()
  private let securityCaption = LabelModel()
  private let passcodeLabel = LabelModel()
  private let backupLabel = LabelModel()
  private let backup = LabelModel()
  private let statementLabel = LabelModel()
  private let statement = LabelModel()
  private let signOutButton = ButtonModel()

  init() {
    super.init()
    title = "Settings"
    fillGeneral()
    fillSecurity()
    signOutButton.setTitle("Sign out", for: .normal)
  }

  private func fillGeneral() {
    generalCaption.text = "General"
    languageLabel.text = "Language"
    currencyLabel.text = "Currency"
    currency.text = "$"
    notificationsLabel.text = "Notifications"
    notifications.text = "On"
  }

  private func fillSecurity() {
    securityCaption.text = "Security"
    passcodeLabel.text = "Change passcode"
    backupLabel.text = "Back up wallet"
    backup.text = "Never"
    statementLabel.text = "Last statement"
    statement.text = "May"
  }

  override package var elements: [ScreenElement] {
    [
      .heading(generalCaption), .row(languageLabel), .row(currencyLabel, value: currency),
      .row(notificationsLabel, value: notifications), .heading(securityCaption),
      .row(passcodeLabel), .row(backupLabel, value: backup),
      .row(statementLabel, value: statement), .buttons([signOutButton]),
    ]
  }
}
