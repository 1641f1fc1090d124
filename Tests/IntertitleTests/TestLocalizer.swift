import IntertitleTesting

extension Localizer {
  /// A localizer that knows nothing of this machine, with texts of three languages.
  static func forTest(
    chain: TextChain = [.lookup],
    store: (any PreferenceStore)? = nil,
    system: SystemLanguages = .fixed([])
  ) -> Localizer {
    let localizer = Localizer(chain: chain, store: store, system: system)
    localizer.load([
      "fr": ["Wallet": "Portefeuille", "Sign in": "Se connecter"],
      "ja": ["Wallet": "ウォレット", "Sign in": "サインイン"],
      "ar": ["Wallet": "محفظة"],
    ])
    return localizer
  }

  /// A label that was made in the localizer's scope.
  func label(_ text: String? = nil) -> LabelModel {
    scoped {
      let label = LabelModel()
      label.text = text
      return label
    }
  }

  /// The rules of what was reported, in order.
  var rules: [String] { diagnostics.map(\.rule) }
}
