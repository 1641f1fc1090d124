import IntertitleTesting
import Testing

/// A link may answer with what it has from elsewhere: an explanation names the place that answered, or
/// none.
@Suite struct ForeignOriginTests {
  private func localizer(_ texts: String, table: String = "Localizable") -> Localizer {
    let localizer = Localizer(system: .fixed([]))
    localizer.load(files: ["en.lproj/\(table).strings": Array(texts.utf8)])
    return localizer
  }

  private var manyTexts: String { (0..<50).map { "\"k\($0)\" = \"v\($0)\";\n" }.joined() }

  @Test func anAnswerOfAnotherLocalizerHasNoPlace() {
    let source = Locked<(any TextSource)?>(nil)
    let other = localizer(manyTexts)
    other.updateChain {
      $0.prepend(
        .closure { assignment, next in
          source.withLock { $0 = assignment.source }
          return next(assignment)
        }
      )
    }
    #expect(other.text(for: "k49") == "v49")
    let own = localizer("\"mine\" = \"Mine\";")
    own.updateChain {
      $0.prepend(
        .closure { assignment, next in
          next(source.withLock { $0 }.map { assignment.asking($0) } ?? assignment)
        }
      )
    }
    for key in ["k49", "k0"] {
      let explained = own.explain(LocalizedText(stringLiteral: key))
      #expect(explained.text == "v" + key.dropFirst() && explained.provenance == nil)
    }
    source.withLock { $0 = nil }
  }

  @Test func anAnswerOfATableThatWasNotAskedLastHasItsOwnPlace() {
    let localizer = localizer("\"mine\" = \"Mine\";")
    localizer.load(files: ["en.lproj/Big.strings": Array(manyTexts.utf8)])
    localizer.updateChain {
      $0.prepend(
        .closure { assignment, next in
          var other = assignment
          other.table = "Big"
          let answer = next(other)
          _ = next(assignment)
          return answer
        }
      )
    }
    let place = localizer.explain("k49").provenance
    #expect(place?.path == "en.lproj/Big.strings" && place?.line == 50)
  }

  @Test func anAnswerThatWasKeptFromBeforeALoadHasNoPlace() {
    let kept = Locked<[String: TextResolution]>([:])
    let localizer = localizer(manyTexts)
    localizer.updateChain {
      $0.prepend(
        .closure { assignment, next in
          if let known = kept.withLock({ $0[assignment.text] }) { return known }
          let answer = next(assignment)
          kept.withLock { $0[assignment.text] = answer }
          return answer
        }
      )
    }
    #expect(localizer.explain("k49").provenance?.line == 50)
    localizer.load(["en": ["other": "Other"]])
    #expect(localizer.explain("k49").text == "v49")
    #expect(localizer.explain("k49").provenance == nil)
  }

  @Test func whatIsExplainedWhileTheLayerIsOffIsWhatIsShown() {
    let localizer = Localizer.forTest()
    localizer.load(["en": ["%lld messages": "%lld letters"]])
    let label = localizer.label()
    label.content = "\(1) messages"
    localizer.isOn = false
    #expect(label.$text.explain()?.text == label.text)
  }
}
