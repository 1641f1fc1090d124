import Intertitle

/// Where a photo is chosen, in two third-party controls.
package final class PhotoScreen: SatchelScreen {
  private let purpose = LabelModel()
  private let libraryButton = ButtonModel()
  private let cameraButton = ButtonModel()
  private let picker: ShutterPicker
  private let progress: LanternHUD
  private let promise = LabelModel()

  init(picker: ShutterPicker, progress: LanternHUD) {
    self.picker = picker
    self.progress = progress
    super.init()
    title = "Attach a photo"
    barButton = BarButtonItemModel(title: "Cancel")
    purpose.text = "A receipt for this transfer"
    libraryButton.setTitle("Choose from library", for: .normal)
    cameraButton.setTitle("Take a photo", for: .normal)
    promise.text = "Photos stay on this device until you send them."
  }

  override package var elements: [ScreenElement] {
    [
      .row(purpose), .buttons([libraryButton]), .buttons([cameraButton]), .control(picker),
      .control(progress), .note(promise),
    ]
  }
}
