package import Intertitle

/// Everything that was added to Satchel so that it speaks seven languages.
///
/// Nothing in the app's screens was touched but the chat, which says which words are people's own and
/// hands its date and its amount over as what they are.
package final class Retrofit {
  /// What the app speaks through.
  package let localizer: Localizer
  /// The app, made once.
  package let app: Satchel

  /// Puts the layer in, then starts the app.
  ///
  /// - Parameters:
  ///   - watchers: Links that stand in front of the app's own and see everything.
  ///   - system: What the system says about the person's languages.
  ///   - store: Where the choice of a language is kept; nil forgets it.
  ///   - watched: Stands in front of each bundle that third-party code is handed.
  package init(
    watchers: [any TextInterceptor] = [],
    system: SystemLanguages = .fixed(["en"]),
    store: (any PreferenceStore)? = nil,
    watched: (BundleOverride) -> any BundleSource = { $0 }
  ) {
    let localizer = Localizer(
      // Each link stands in front of the one whose work it prepares.
      chain: TextChain(
        watchers + [
          .verbatim(where: \.hasNoLetters), .splittingComposites, .recovering, .lookup,
        ]
      ),
      store: store,
      system: system
    )
    localizer.load(
      files: PackedFile.below("Tables"),
      vendors: OrderedPairs(PackedFile.below("Vendor"))
    )
    let languages = localizer.available
    self.localizer = localizer
    app = localizer.scoped {
      Satchel(
        languages: languages.map(\.ownName),
        choose: { choice in
          try? localizer.prefer(choice.map { languages[$0].language })
        },
        open: { path in
          watched(localizer.override(PackedBundle(path: path, system: system.preferred())))
        }
      )
    }
  }
}

extension Localizer {
  /// Uses a language; nil follows the system.
  fileprivate func prefer(_ language: Language?) throws(LanguageRefusal) {
    if let language { try use(language) } else { try followSystem() }
  }
}

extension TextAssignment {
  /// Whether the text is an amount, a version, a percentage: the same in every language.
  fileprivate var hasNoLetters: Bool { !text.contains(where: \.isLetter) }
}
