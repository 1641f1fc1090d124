/// What a check found: nothing, or one sentence for each thing that is not as it should be.
///
/// It belongs to no test framework; with either one it says in the failure what is wrong:
/// ```swift
/// let report = screen.tree.check(in: "fr")
/// #expect(report.isClean, "\(report)")
/// ```
public struct CheckReport: Hashable, Sendable {
  /// What was checked, in a few words.
  public let subject: String
  /// What is not as it should be.
  public let findings: [String]

  /// Creates a report: for a check of your own.
  ///
  /// - Parameters:
  ///   - subject: What was checked, in a few words.
  ///   - findings: What is not as it should be, a sentence each.
  public init(_ subject: String, findings: [String]) {
    self.subject = subject
    self.findings = findings
  }

  /// Whether all is as it should be.
  public var isClean: Bool { findings.isEmpty }
}

extension CheckReport: CustomStringConvertible {
  /// The subject, then the findings, a line each.
  public var description: String {
    guard !isClean else { return "\(subject): nothing found" }
    return ([subject + ":"] + findings).joined(separator: "\n- ")
  }
}
