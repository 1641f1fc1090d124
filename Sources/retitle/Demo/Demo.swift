import Intertitle
import IntertitleSample

/// Leads through the sample: before interception and after it, in each language.
struct Demo {
  let width: Int
  private let stage: Stage
  private let exhibits: [Exhibit]
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

  /// Switches through the languages, and says what was seen.
  func block() -> Block {
    let layout = CardLayout(width: width, count: languages.count + 1)
    let moments = [written(layout)] + languages.map { spoken($0, layout) }
    let gallery = Gallery(screens: stage.screens, moments: moments, layout: layout)
    let tour =
      introduction + gallery.block() + legend
      + SwitchSection(stage: stage, exhibits: exhibits, moments: moments).block(width: width)
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

  private func written(_ layout: CardLayout) -> Moment {
    stage.asWritten {
      moment(nil, name: "as written", layout, isMirrored: false)
    }
  }

  private func spoken(_ language: AvailableLanguage, _ layout: CardLayout) -> Moment {
    stage.tap(language.language)
    let isMirrored = language.direction == .rightToLeft
    return moment(language.language, name: language.ownName, layout, isMirrored: isMirrored)
  }

  private func moment(
    _ language: Language?,
    name: String,
    _ layout: CardLayout,
    isMirrored: Bool
  ) -> Moment {
    let isMarked = language != nil
    let caption = Moment.caption(name, language)
    return Moment(
      language: language,
      name: name,
      shots: stage.screens.map { screen in
        ScreenCard(
          screen: screen,
          width: layout.cardWidth,
          isMirrored: isMirrored,
          isMarked: isMarked
        ).shot(caption: caption)
      },
      exhibits: exhibits.map { $0.shown(isMarked: isMarked) },
      finished: finished.map { $0.shown(isMarked: isMarked) },
      findings: isMarked ? Self.findings(on: stage.screens) : [],
      lookups: stage.notebook.questions.map(VendorLookup.init)
    )
  }
}
