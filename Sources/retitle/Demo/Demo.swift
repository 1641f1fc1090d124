import Intertitle
import IntertitleSample

/// The sample at work: before interception and after it, in each language.
struct Demo {
  let width: Int
  let stage: Stage
  let exhibits: [Exhibit]
  private let finished: [Exhibit]
  private let languages: [AvailableLanguage]
  private let asked: Language?

  /// Makes the sample.
  ///
  /// - Parameters:
  ///   - width: The cells there are.
  ///   - language: The only language to show; nil for all.
  init(width: Int, language: Language? = nil) {
    self.width = width
    asked = language
    stage = Stage()
    exhibits = Exhibit.all(of: stage.retrofit.app)
    finished = Exhibit.finished(of: stage.retrofit.app)
    languages = stage.languages(matching: language)
  }

  /// In one screen: what changes in the code, one screen of the app, the live switch.
  func digest() -> Block {
    let shown = asked == nil ? languages.filter { ["de", "ar"].contains($0.language) } : languages
    let layout = CardLayout(width: width, count: shown.count + 1)
    let moments = seen(layout)
    let cards = moments.filter { moment in
      moment.language.map { language in shown.contains { $0.language == language } } ?? true
    }
    return Digest(demo: self, moments: moments, cards: cards, layout: layout).block()
      .truncated(to: width)
  }

  /// Everything: each screen in each language, and where its texts came from.
  func tour() -> Block {
    let layout = CardLayout(width: width, count: languages.count + 1)
    let moments = seen(layout)
    let gallery = Gallery(screens: stage.screens, moments: moments, layout: layout)
    let tour =
      introduction + gallery.block() + legend(Mark.allCases) + rails
      + SwitchSection(table: SwitchTable(stage: stage, exhibits: exhibits, moments: moments))
      .block(width: width)
      + FinishedSection(exhibits: finished, moments: moments).block(width: width)
      + OriginSection(moments: moments).block(width: width)
      + LineByLineSection(screens: ["ChatScreen", "AboutScreen"], moment: example(moments))
      .block(width: width)
      + VendorSection(written: moments[0], moment: example(moments)).block(width: width)
      + GapSection(moments: moments).block(width: width)
    return tour.truncated(to: width)
  }

  /// The language that is shown in detail: the one asked for, else one that shows the most.
  private func example(_ moments: [Moment]) -> Moment {
    moments.first { asked == nil && $0.language == "ar" } ?? moments[moments.count - 1]
  }

  private static func findings(on screens: [SatchelScreen]) -> [Finding] {
    screens.flatMap { screen in screen.tree.compactMap { Finding($0, on: screen) } }
  }

  /// What was seen as it was written, and after a switch to each language.
  private func seen(_ layout: CardLayout) -> [Moment] {
    let written = stage.asWritten { moment(nil, name: "as written", layout) }
    return [written] + languages.map { spoken($0, layout, since: written) }
  }

  private func spoken(
    _ language: AvailableLanguage,
    _ layout: CardLayout,
    since written: Moment
  ) -> Moment {
    stage.tap(language.language)
    let isMirrored = language.direction == .rightToLeft
    return moment(
      language.language,
      name: language.ownName,
      layout,
      isMirrored: isMirrored,
      since: written
    )
  }

  private func moment(
    _ language: Language?,
    name: String,
    _ layout: CardLayout,
    isMirrored: Bool = false,
    since written: Moment? = nil
  ) -> Moment {
    let isMarked = language != nil
    let caption = Moment.caption(name, language)
    return Moment(
      language: language,
      name: name,
      shots: stage.screens.indices.map { number in
        ScreenCard(
          screen: stage.screens[number],
          width: layout.cardWidth,
          isMirrored: isMirrored,
          isMarked: isMarked
        ).shot(caption: caption, since: written?.shots[number])
      },
      exhibits: exhibits.map { $0.shown(isMarked: isMarked) },
      finished: finished.map { $0.shown(isMarked: isMarked) },
      findings: isMarked ? Self.findings(on: stage.screens) : [],
      lookups: stage.notebook.questions.map(VendorLookup.init)
    )
  }
}
