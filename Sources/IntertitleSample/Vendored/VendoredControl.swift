/// A third-party control as a screen sees it: it is laid out, and then it draws itself.
package protocol VendoredControl: AnyObject {
  /// The library it comes from.
  var library: String { get }

  /// Draws the control anew: it asks its bundle for its texts, as it does each time it appears.
  func draw() -> [ControlLine]
}

/// One line of what a control draws: what stands at its start, in its middle and at its end.
package struct ControlLine: Equatable, Sendable {
  package var leading = ""
  package var centre = ""
  package var trailing = ""
}
