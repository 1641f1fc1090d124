// The source of a screen as an app has it. It is compiled twice: here, against the models by the
// names in `DropInNames.swift`, and by a test, against a stub of UIKit.
#if DROP_IN_UIKIT
  import UIKit
#else
  import Intertitle
#endif

final class AccountScreen: UIViewController {
  let nameLabel = UILabel()
  let nameField = UITextField()
  let followButton = UIButton()
  let period = UISegmentedControl()
  let search = UISearchBar()

  func fill() {
    title = "Account"
    navigationItem.prompt = "Choose an account"
    navigationItem.backButtonTitle = "Back"
    navigationItem.rightBarButtonItem = UIBarButtonItem(title: "Done")
    tabBarItem.title = "Me"
    tabBarItem.badgeValue = "3"
    nameLabel.text = "Name"
    nameLabel.accessibilityLabel = "Your name"
    fillControls()
  }

  private func fillControls() {
    nameField.placeholder = "Your name"
    nameField.text = "Lena"
    search.placeholder = "Search"
    search.scopeButtonTitles = ["Day", "Week"]
    followButton.setTitle("Follow", for: .normal)
    followButton.setTitle("Following", for: [.selected, .highlighted])
    period.insertSegment(withTitle: "Day", at: 0, animated: false)
    period.setTitle("Week", forSegmentAt: 0)
    period.removeSegment(at: 0, animated: true)
  }

  func summary() -> String {
    [title, navigationItem.title, nameLabel.text, followButton.currentTitle].compactMap { $0 }
      .joined(separator: " · ")
  }

  func confirmation() -> UIAlertController {
    let alert = UIAlertController(title: "Sign out?", message: nil, preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "Cancel", style: .cancel))
    alert.addAction(UIAlertAction(title: "Sign out", style: .destructive) { _ in })
    return alert
  }
}
