// How a shown text reaches a view.
extension InterceptedText {
  /// The bindings, brought up to date; made where there are none.
  func currentBindings() -> TextBindings {
    deliver()
    let bindings = bindings ?? TextBindings(log: localizer.log)
    self.bindings = bindings
    return bindings
  }

  func removeBindings() {
    // They are freed when nobody looks at the property: what a closure held may bind the text anew
    // when it goes.
    let ended = bindings
    bindings = nil
    ended?.end()
  }

  /// Brings the bound closures up to date after a switch; does nothing where nothing changed.
  func deliver() {
    let shown = text
    bindings?.pushIfDue(shown)
  }
}
