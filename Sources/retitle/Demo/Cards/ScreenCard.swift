import Intertitle
import IntertitleSample

/// A screen of the sample, drawn as a card of a fixed width.
///
/// It draws what the models show at that moment. For a language that is written from right to left
/// the whole card is mirrored.
struct ScreenCard {
  let screen: SatchelScreen
  let width: Int
  let isMirrored: Bool
  /// Whether texts carry the marks of where they came from.
  let isMarked: Bool

  /// The screen as it is now, with what stands above it.
  ///
  /// - Parameters:
  ///   - caption: What stands above it.
  ///   - written: The screen as it was written: what differs is marked.
  /// - Returns: The picture.
  func shot(caption: StyledText, since written: ScreenShot?) -> ScreenShot {
    ScreenShot(
      caption: caption.truncated(to: width),
      title: shown(screen.navigationItem.$title, .strong),
      parts: head + screen.elements.map { .init(words: $0.words, lines: lines(of: $0)) },
      width: width,
      isMirrored: isMirrored,
      written: written?.parts
    )
  }

  private var head: [ScreenShot.Part] {
    let barTexts = [screen.backTitle, screen.barButton?.$title]
    return [
      .init(words: barTexts.compactMap { $0?.text }, lines: bar),
      .init(words: [screen.navigationItem.prompt].compactMap { $0 }, lines: prompt),
    ]
  }

  private var bar: [StyledText] {
    let back = screen.backTitle.map { wayBack(shown($0, .accent)) }
    let button = screen.barButton.map { shown($0.$title, .accent) }
    guard back != nil || button != nil else { return [] }
    return line.ends(back ?? StyledText(), button ?? StyledText())
  }

  /// The arrow points to where the previous screen lies.
  private func wayBack(_ title: StyledText) -> StyledText {
    isMirrored
      ? title.isolated + StyledText(" ›", .accent)
      : StyledText("‹ ", .accent) + title
  }

  private var prompt: [StyledText] {
    guard screen.navigationItem.prompt != nil else { return [] }
    return line.centred(shown(screen.navigationItem.$prompt, .quiet))
  }

  private var line: CardLine { CardLine(width: width - 4, isMirrored: isMirrored) }

  private func shown(_ text: InterceptedText, _ style: Style = .plain) -> StyledText {
    isMarked ? text.marked(style) : StyledText(text.text ?? "", style)
  }
}

// One case of `ScreenElement` after the other.
extension ScreenCard {
  private func lines(of element: ScreenElement) -> [StyledText] {
    switch element {
    case .heading(let label): line.ruled(shown(label.$text, .quiet))
    case .row(let label, let value, let detail): row(label, value, detail)
    case .choice(let label, let isChosen): choice(label, isChosen)
    case .field(let field, let caption): self.field(field, caption)
    case .buttons(let buttons): line.buttons(buttons.map { shown($0.text(for: $0.shownState)) })
    case .bubble(let label, let isOwn): line.bubble(shown(label.$text), isOwn: isOwn)
    case .note(let label): line.wrapped(shown(label.$text, .quiet))
    case .control(let control): control.draw().flatMap { line.vendored($0) }
    }
  }

  private func row(_ label: LabelModel, _ value: LabelModel?, _ detail: LabelModel?) -> [StyledText]
  {
    let end = value.map { shown($0.$text) } ?? StyledText()
    let below = detail.map { line.indented(shown($0.$text, .quiet)) } ?? []
    return line.ends(shown(label.$text), end) + below
  }

  private func choice(_ label: LabelModel, _ isChosen: Bool) -> [StyledText] {
    let mark = isChosen ? StyledText("✓", .good) : StyledText()
    return line.ends(shown(label.$text), mark)
  }

  private func field(_ field: TextFieldModel, _ caption: LabelModel?) -> [StyledText] {
    let placeholder = shown(field.$placeholder, Style(isDim: true, isUnderlined: true))
    guard let caption else { return line.wrapped(placeholder) }
    return line.ends(shown(caption.$text), placeholder)
  }
}

extension ScreenElement {
  /// What it says now.
  fileprivate var words: [String] {
    if case .control(let control) = self {
      return control.draw().flatMap { [$0.leading, $0.centre, $0.trailing] }
    }
    return models.flatMap(\.texts).map { $0.text ?? "" }
  }
}

extension ButtonModel {
  /// The state whose title is shown now.
  fileprivate var shownState: State { texts.count > 1 ? state : .normal }
}
