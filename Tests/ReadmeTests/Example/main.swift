import Intertitle

let screen = TitleModel()
let button = LabelModel()
screen.title = "Wallet"  // hard-coded, as in the app you have
button.text = "Sign in"

Localizer.shared.load([
  "fr": ["Wallet": "Portefeuille", "Sign in": "Se connecter"],
  "ja": ["Wallet": "ウォレット", "Sign in": "サインイン"],
])
for language: Language in ["fr", "ja", "en"] {
  try Localizer.shared.use(language)
  print(screen.navigationItem.title ?? "", "·", button.text ?? "")
}
