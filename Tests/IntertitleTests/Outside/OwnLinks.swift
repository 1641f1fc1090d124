// The stock links once more, as whoever only has `import Intertitle` writes them. A test compiles this
// file outside the package too, where nothing but what is public can be seen.
import Foundation
import Intertitle

struct OwnVerbatimRule: TextInterceptor {
  let slots: Set<TextSlot>

  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    var assignment = assignment
    if slots.contains(assignment.slot) { assignment.key = nil }
    return next(assignment)
  }
}

struct OwnKeyRewriting: TextInterceptor {
  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    var assignment = assignment
    assignment.key = assignment.key?.lowercased()
    return next(assignment)
  }
}

struct OwnTableRule: TextInterceptor {
  let table: String

  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    var assignment = assignment
    assignment.table = assignment.table ?? table
    return next(assignment)
  }
}

struct OwnLookup: TextInterceptor {
  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    guard let key = assignment.key, let source = assignment.source else { return next(assignment) }
    let answer = source.answer(
      forKey: key,
      table: assignment.table,
      context: assignment.context,
      arguments: assignment.arguments
    )
    return answer ?? next(assignment)
  }
}

struct OwnRecovering: ExplainingInterceptor {
  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    let recovery = recovery(of: assignment)
    if case .repeated = recovery { return assignment.asAssigned }
    if case .ambiguous = recovery { return assignment.asAssigned }
    guard case .found(let recovered, _) = recovery else { return next(assignment) }
    var found = assignment
    (found.key, found.arguments) = (recovered.key, recovered.arguments)
    var resolution = next(found)
    guard resolution.origin.kind != .assigned else { return assignment.asAssigned }
    resolution.origin.kind = .recovered
    return resolution
  }

  func remark(
    on assignment: TextAssignment,
    answered resolution: TextResolution
  ) -> TextExplanation.Remark? {
    guard case .repeated(let keys) = recovery(of: assignment), let last = keys.last
    else { return nil }
    let named = keys.dropLast().map { "“\($0)”" }.joined(separator: ", ") + " and “\(last)”"
    return TextExplanation.Remark(
      "left as it is: \(named) have this text and different answers",
      candidates: keys
    )
  }

  private func recovery(of assignment: TextAssignment) -> TextRecovery {
    guard let key = assignment.key, assignment.arguments.isEmpty, assignment.context == nil
    else { return .none }
    return assignment.source?.recover(FinishedText(key, table: assignment.table)) ?? .none
  }
}

struct OwnCompositeSplitting: TextInterceptor {
  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    guard let key = assignment.key, let source = assignment.source,
      !source.has(key, table: assignment.table)
    else { return next(assignment) }
    for part in source.parts(of: key) where source.has(part.key, table: assignment.table) {
      var question = assignment
      question.key = part.key
      var resolution = next(question)
      resolution.text = part.whole(round: resolution.text)
      return resolution
    }
    return next(assignment)
  }
}

struct OwnPseudoLocalizing: TextInterceptor {
  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    var resolution = next(assignment)
    if resolution.origin.kind != .verbatim {
      resolution.text = PseudoLocalization()(resolution.text)
    }
    return resolution
  }
}

/// What a journal, a report of missing texts and a recorder are: a link that keeps passages.
final class OwnJournal: TextInterceptor, @unchecked Sendable {
  // Every access to `kept` takes the lock.
  private let lock = NSLock()
  private var kept: [TextPassage] = []

  var passages: [TextPassage] { lock.withLock { kept } }

  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    let resolution = next(assignment)
    let passage = TextPassage(assignment, answer: resolution)
    if !passage.isVerbatim { lock.withLock { kept.append(passage) } }
    return resolution
  }
}

/// What a counter of look-ups is: a link that hands on tables which it watches.
final class OwnLookupCounter: TextInterceptor, @unchecked Sendable {
  // Every access to `kept` takes the lock.
  private let lock = NSLock()
  private var kept: [String] = []

  var questions: [String] { lock.withLock { kept } }

  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    guard let source = assignment.source else { return next(assignment) }
    return next(assignment.asking(Tables(base: source, counter: self)))
  }

  private func count(_ key: String) { lock.withLock { kept.append(key) } }

  private final class Tables: TextSource {
    let base: (any TextSource)?
    let language: Language
    let counter: OwnLookupCounter

    init(base: any TextSource, counter: OwnLookupCounter) {
      (self.base, language, self.counter) = (base, base.language, counter)
    }

    func answer(forKey key: String, table: String?) -> TextResolution? {
      counter.count(key)
      return base?.answer(forKey: key, table: table)
    }

    func report(_ diagnostic: Diagnostic) { base?.report(diagnostic) }
  }
}

/// What a shadow is: a link that lets the others run and shows none of it.
struct OwnShadow: TextInterceptor {
  func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    _ = next(assignment)
    return assignment.asAssigned
  }
}
