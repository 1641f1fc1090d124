/// Puts the arguments into what code assigned, when somebody asks for that.
package protocol AssignedWording: Sendable {
  /// The text as code assigned it.
  ///
  /// - Parameter words: What was assigned, before arguments were put into it.
  /// - Returns: The words with the arguments in their holes.
  func written(_ words: String) -> String
}
