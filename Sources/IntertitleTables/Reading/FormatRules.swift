/// What a `.stringsdict` or catalog says instead of one text: a format and rules for its variables.
public struct FormatRules: Hashable, Sendable {
  /// One variable of the format, `%#@name@`.
  public struct Variable: Hashable, Sendable {
    /// The variable's name.
    public var name: String
    /// What the variable chooses by.
    public var rule: Rule
    /// The format of its number without the percent sign (`d`, `lu`), for plural rules.
    public var valueType: String?
    /// The texts to choose from, in the file's order.
    public var forms: [Form]

    /// Creates a variable.
    public init(name: String, rule: Rule, valueType: String? = nil, forms: [Form]) {
      self.name = name
      self.rule = rule
      self.valueType = valueType
      self.forms = forms
    }
  }

  /// What a variable chooses by.
  public enum Rule: String, Hashable, Sendable {
    /// The plural category of a number.
    case plural
    /// The width that is free, in columns.
    case width
    /// The kind of device.
    case device
  }

  /// One of the texts to choose from.
  public struct Form: Hashable, Sendable {
    /// A plural category (`one`), a width (`20`) or a device (`iphone`).
    public var name: String
    /// The text.
    public var text: String

    /// Creates a form.
    public init(_ name: String, _ text: String) {
      self.name = name
      self.text = text
    }
  }

  /// The text in which the variables stand.
  public var format: String
  /// The variables, in the file's order.
  public var variables: [Variable]

  /// Creates rules.
  public init(format: String, variables: [Variable]) {
    self.format = format
    self.variables = variables
  }
}
