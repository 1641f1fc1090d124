internal import IntertitleChain

/// A row of segments: what `UISegmentedControl` is to view code, as far as texts go.
///
/// Places run from 0; a place that does not exist is the nearest one that does, as in UIKit.
public final class SegmentedControlModel: ExtraTextBearer {
  /// The segment that is chosen; -1 for none.
  public var selectedSegmentIndex = -1
  private var segments: [InterceptedText] = []
  /// Stands for all of them: shows nothing, and says which table and whose the segments are.
  public let mainText: InterceptedText

  /// Creates a row of segments.
  ///
  /// - Parameters:
  ///   - items: The keys of their titles.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public init(items: [String] = [], table: String? = nil) {
    mainText = InterceptedText(slot: .segmentTitle, table: table)
    setItems(items)
  }

  /// Creates a row of segments with contents for their titles.
  ///
  /// - Parameters:
  ///   - contents: The titles.
  ///   - table: The table of texts that are assigned without one; nil for the main table.
  public convenience init(contents: [LocalizedText], table: String? = nil) {
    self.init(table: table)
    for content in contents { insertSegment(withContent: content, at: numberOfSegments) }
  }

  /// The number of segments.
  public var numberOfSegments: Int { segments.count }

  /// Adds a segment in front of the one at that place; a model has nothing to animate.
  ///
  /// - Parameters:
  ///   - title: The key of its title.
  ///   - segment: The place; the number of segments, or more, is the end.
  ///   - animated: Changes nothing; it is there so that UIKit's calls compile.
  public func insertSegment(withTitle title: String?, at segment: Int, animated: Bool = false) {
    insertSegment(at: segment) { $0.text = title }
  }

  /// Adds a segment in front of the one at that place.
  ///
  /// - Parameters:
  ///   - content: The title; nil shows nothing.
  ///   - segment: The place; the number of segments, or more, is the end.
  public func insertSegment(withContent content: LocalizedText?, at segment: Int) {
    insertSegment(at: segment) { $0.content = content }
  }

  private func insertSegment(at segment: Int, _ assign: (InterceptedText) -> Void) {
    let text = mainText.sibling()
    assign(text)
    segments.insert(text, at: min(max(segment, 0), segments.count))
  }

  /// Assigns the key of a segment's title; does nothing where there are no segments.
  ///
  /// - Parameters:
  ///   - title: The key; nil shows nothing.
  ///   - segment: The place.
  public func setTitle(_ title: String?, forSegmentAt segment: Int) {
    text(forSegmentAt: segment)?.text = title
  }

  /// Assigns the content of a segment's title; does nothing where there are no segments.
  ///
  /// - Parameters:
  ///   - content: The title; nil shows nothing.
  ///   - segment: The place.
  public func setContent(_ content: LocalizedText?, forSegmentAt segment: Int) {
    text(forSegmentAt: segment)?.content = content
  }

  /// The title that is shown in a segment; nil where there are no segments.
  ///
  /// - Parameter segment: The place.
  /// - Returns: The title in the language in use.
  public func titleForSegment(at segment: Int) -> String? {
    text(forSegmentAt: segment)?.text
  }

  /// Takes a segment away; does nothing where there are none.
  ///
  /// - Parameters:
  ///   - segment: The place.
  ///   - animated: Changes nothing; it is there so that UIKit's calls compile.
  public func removeSegment(at segment: Int, animated: Bool = false) {
    guard !segments.isEmpty else { return }
    segments.remove(at: min(max(segment, 0), segments.count - 1))
  }

  /// Takes all segments away.
  public func removeAllSegments() { segments = [] }

  /// The text behind the title of a segment; nil where there are no segments.
  ///
  /// - Parameter segment: The place.
  /// - Returns: The text, which stays with the segment when others are inserted before it.
  public func text(forSegmentAt segment: Int) -> InterceptedText? {
    segments.isEmpty ? nil : segments[min(max(segment, 0), segments.count - 1)]
  }

  /// The titles that are shown.
  var titles: [String] { segments.map { $0.text ?? "" } }

  /// Puts new segments in place of all that there are.
  func setItems(_ items: [String]) {
    removeAllSegments()
    for item in items { insertSegment(withTitle: item, at: numberOfSegments) }
  }

  /// The titles, in order.
  public var ownTexts: [InterceptedText] { segments }
}

extension SegmentedControlModel {
  /// What the segments show, from which keys, in which language.
  public var description: String {
    "SegmentedControlModel [\(segments.map(\.description).joined(separator: ", "))]"
  }
}
