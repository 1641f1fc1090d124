extension NumberStyle {
  /// The ten digits.
  package var digits: [PackedText] { facts.digits }
  /// What stands between groups; empty where nothing does.
  package var group: PackedText { facts.group }
  /// What stands before the fraction.
  package var decimal: PackedText { facts.decimal }
  /// What stands before negative numbers.
  package var minus: PackedText { facts.minus }
  /// What stands before other numbers, where a sign is asked for.
  package var plus: PackedText { facts.plus }
}
