// A model of an app's own, as whoever only has `import Intertitle` writes it. A test compiles this file
// outside the package too, where nothing but what is public can be seen.
import Intertitle

final class BadgeModel: ExtraTextBearer {
  @Intercepted var text: String?

  init(text: String? = nil, table: String? = nil) {
    _text = Intercepted(wrappedValue: text, .badge, table: table)
  }

  var mainText: InterceptedText { $text }
}

extension TextSlot {
  static let badge = TextSlot("badge")
}
