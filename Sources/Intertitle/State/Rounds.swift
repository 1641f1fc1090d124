/// Work that is done anew where what it began with was replaced meanwhile.
enum Rounds {
  private static let limit = 100

  /// Tries until it is done; the last of a hundred tries is to be done whatever was replaced.
  ///
  /// - Parameter attempt: Told whether it is the last one; returns nil where it has to be done anew.
  /// - Returns: What the last attempt returned.
  static func untilDone<Result>(_ attempt: (_ isLast: Bool) -> Result?) -> Result {
    var round = 1
    while true {
      if let result = attempt(round >= limit) { return result }
      round += 1
    }
  }
}
