import Intertitle

/// What the app says of itself.
///
/// Its legal texts have a table of their own.
package final class AboutScreen: SatchelScreen {
  private let versionLabel = LabelModel()
  private let version = LabelModel()
  private let news = LabelModel()
  private let rateLabel = LabelModel()
  private let writeLabel = LabelModel()
  private let licencesLabel = LabelModel()
  private let termsLabel = LabelModel(table: "Legal")
  private let privacyLabel = LabelModel(table: "Legal")
  private let keysLabel = LabelModel(table: "Legal")
  private let signature = LabelModel()

  init() {
    super.init()
    title = "About"
    versionLabel.text = "Version"
    version.text = "4.2.0 (318)"
    news.text = "New: faster transfers"
    rateLabel.text = "Rate Satchel"
    writeLabel.text = "Write to us"
    licencesLabel.text = "Open-source licences"
    fillLegal()
    signature.text = "Made with care in Lisbon and Shenzhen."
  }

  private func fillLegal() {
    termsLabel.text = "Terms of use"
    privacyLabel.text = "Privacy policy"
    keysLabel.text = "Satchel never holds your keys."
  }

  override package var elements: [ScreenElement] {
    [
      .row(versionLabel, value: version), .row(news), .row(rateLabel), .row(writeLabel),
      .row(licencesLabel), .row(termsLabel), .row(privacyLabel), .note(keysLabel),
      .note(signature),
    ]
  }
}
