internal import IntertitleLanguages
public import Intertitle

extension ChainLog {
  /// Checks that each run passed the recorders in that order, and no others.
  ///
  /// A run is what begins with the first of them. A link that asks the rest of the chain twice makes
  /// a finding.
  ///
  /// - Parameter names: The names of the recorders, from the first link to the last.
  /// - Returns: A report.
  public func checkOrder(_ names: String...) -> CheckReport {
    let runs = runs(beginningWith: names.first)
    let findings = runs.filter { $0.map(\.recorder) != names }.map { run in
      "\((run.first?.passage.text ?? "").inQuotes) passed \(run.map(\.recorder).joined(separator: ", "))"
    }
    let subject = "every run passes \(names.joined(separator: ", "))"
    return CheckReport(subject, findings: runs.isEmpty ? ["nothing ran"] : findings)
  }

  /// Checks how often a recorder was passed.
  ///
  /// - Parameters:
  ///   - count: How often it should have been.
  ///   - recorder: The recorder's name; nil where there is one only.
  ///   - slot: Counts what was for this kind of place only; nil counts everything.
  /// - Returns: A report.
  public func checkRuns(
    _ count: Int,
    of recorder: String? = nil,
    for slot: TextSlot? = nil
  ) -> CheckReport {
    let passed = entries.filter { entry in
      (recorder ?? entry.recorder) == entry.recorder
        && (slot ?? entry.passage.slot) == entry.passage.slot
    }
    let place = slot.map { " for \($0)" } ?? ""
    let findings = passed.count == count ? [] : ["\(passed.count) runs"] + passed.map(\.description)
    return CheckReport("the chain runs \(count) times\(place)", findings: findings)
  }

  private func runs(beginningWith first: String?) -> [[Entry]] {
    entries.reduce(into: []) { runs, entry in
      if entry.recorder == first || runs.isEmpty { runs.append([]) }
      runs[runs.count - 1].append(entry)
    }
  }
}
