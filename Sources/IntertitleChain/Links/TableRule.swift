public import IntertitleLanguages

/// Names the table for the texts of some slots, where the assignment named none.
///
/// ```swift
/// let chain: TextChain = [.table("Titles", for: [.title, .navigationTitle]), .lookup]
/// ```
public struct TableRule: TextInterceptor {
  private let table: String
  private let slots: Set<TextSlot>

  /// Creates the rule.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - slots: The kinds of place whose texts are looked up in it.
  public init(_ table: String, for slots: Set<TextSlot>) {
    self.table = table
    self.slots = slots
  }

  /// Hands the assignment on, with the table where the rule applies.
  public func intercept(_ assignment: TextAssignment, next: Next) -> TextResolution {
    guard assignment.table == nil, slots.contains(assignment.slot) else { return next(assignment) }
    var assignment = assignment
    assignment.table = table
    return next(assignment)
  }
}

extension TableRule: CustomStringConvertible {
  /// What people call the link.
  public var description: String { "table \(table)" }
}

extension TextInterceptor where Self == TableRule {
  /// Looks the texts of some slots up in a table of their own.
  ///
  /// - Parameters:
  ///   - table: The table.
  ///   - slots: The kinds of place whose texts are looked up in it.
  /// - Returns: The rule.
  public static func table(_ table: String, for slots: Set<TextSlot>) -> TableRule {
    TableRule(table, for: slots)
  }
}
