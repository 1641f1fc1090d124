import IntertitleLanguages
import IntertitleTooling

extension MergePolicies {
  /// Makes sure that every vendor of whom something is said is there.
  ///
  /// - Parameter vendors: The names of those that are.
  /// - Throws: ``CommandFailure/words(_:)`` where one is not.
  func check(among vendors: [String]) throws(CommandFailure) {
    let missing = exceptions.keys.filter { !vendors.contains($0) }.min()
    guard let missing else { return }
    let known = vendors.sorted().map(\.inApostrophes).atMost(10).listed
    let hint =
      missing.nearest(among: vendors.sorted()).map { "; did you mean \($0.inApostrophes)?" }
      ?? (vendors.isEmpty ? "; none has string files" : "; there is \(known)")
    throw .words("\(missing.inApostrophes) is no vendor (--policy)\(hint)")
  }
}
