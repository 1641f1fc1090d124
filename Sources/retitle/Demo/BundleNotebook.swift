import Intertitle
import IntertitleLanguages

/// Writes down what third-party code asks its bundles, and can ask it again.
final class BundleNotebook: Sendable {
  /// A question to a bundle.
  struct Question: Sendable {
    let bundle: BundleOverride
    let key: String
    let value: String?
    let table: String?

    /// What it is answered with now.
    func asked() -> ExplainedLookup {
      bundle.explain(forKey: key, value: value, table: table)
    }

    fileprivate func isSame(as other: Question) -> Bool {
      (bundle.bundlePath, key, table ?? "")
        == (other.bundle.bundlePath, other.key, other.table ?? "")
    }
  }

  private let noted = Locked<[Question]>([])

  /// The questions without repetitions, in the order in which they were asked first.
  var questions: [Question] { noted.withLock { $0 } }

  func note(_ question: Question) {
    noted.withLock { noted in
      if !noted.contains(where: question.isSame) { noted.append(question) }
    }
  }
}

/// Stands in front of a bundle and writes down what it is asked.
struct WatchedBundle: BundleSource {
  let bundle: BundleOverride
  let notebook: BundleNotebook

  var bundleIdentifier: String? { bundle.bundleIdentifier }
  var bundlePath: String { bundle.bundlePath }

  func localizedString(forKey key: String, value: String?, table tableName: String?) -> String {
    notebook.note(
      BundleNotebook.Question(bundle: bundle, key: key, value: value, table: tableName)
    )
    return bundle.localizedString(forKey: key, value: value, table: tableName)
  }
}
