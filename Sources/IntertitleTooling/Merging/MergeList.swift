/// A list whose elements are made when they are asked for: a merge of large libraries has very many,
/// and most are only counted.
///
/// - Complexity: An element costs what its texts cost, each time it is asked for.
public struct MergeList<Element>: RandomAccessCollection, Sendable {
  /// The first element's index: 0.
  public let startIndex = 0
  /// The number of elements.
  public let endIndex: Int
  private let element: @Sendable (Int) -> Element

  init(count: Int, _ element: @escaping @Sendable (Int) -> Element) {
    endIndex = count
    self.element = element
  }

  /// The element at an index.
  public subscript(index: Int) -> Element {
    precondition(indices.contains(index), "no such element")
    return element(index)
  }
}
