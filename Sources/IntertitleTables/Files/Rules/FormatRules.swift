/// What a `.stringsdict` or catalog says instead of one text: a format and rules for its variables.
public struct FormatRules: Hashable, Sendable {
  /// One variable of the format, `%#@name@`.
  public struct Variable: Hashable, Sendable {
    /// The variable's name.
    public var name: String
    /// What the variable chooses by.
    public var rule: Rule
    /// The position of its argument, from 1; nil where the order of variables says it.
    public var argument: Int?
    /// The format of its number without the percent sign (`d`, `lu`), for plural rules.
    public var valueType: String?
    /// The texts to choose from, in the file's order.
    public var forms: [Form]

    /// Creates a variable.
    public init(
      name: String,
      rule: Rule,
      argument: Int? = nil,
      valueType: String? = nil,
      forms: [Form]
    ) {
      self.name = name
      self.rule = rule
      self.argument = argument
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
    /// The text, or the rules that complete it.
    public var value: StringValue

    /// Creates a form.
    public init(_ name: String, _ value: StringValue) {
      self.name = name
      self.value = value
    }

    /// Creates a form that is a text.
    public init(_ name: String, _ text: String) { self.init(name, .text(text)) }

    /// The form as one text: a format's text where rules go with it.
    public var text: String { value.text }
  }

  /// The text in which the variables stand.
  public var format: String
  /// The variables, in the file's order.
  public var variables: [Variable]

  /// The text that stands for all forms: the format, or where the whole text is chosen by width or
  /// device, the widest form or that for other devices.
  public var text: String {
    guard variables.count == 1, let variable = variables.first, variable.rule != .plural,
      format == "%#@\(variable.name)@"
    else { return format }
    return variable.mostGeneralForm?.text ?? format
  }

  /// Creates rules.
  public init(format: String, variables: [Variable]) {
    self.format = format
    self.variables = variables
  }
}

extension FormatRules {
  /// The one variable that chooses the whole text.
  package var wholeVariable: Variable? {
    guard variables.count == 1, let variable = variables.first, format == "%#@\(variable.name)@"
    else { return nil }
    return variable
  }

  /// The rules without forms that would leave a label blank though another one has a text.
  ///
  /// Inside of a longer text an empty form may well be meant.
  var withoutBlankForms: FormatRules {
    guard let forms = variables.first?.forms, forms.contains(where: \.isBlank),
      wholeVariable != nil,
      !forms.allSatisfy(\.isBlank)
    else { return self }
    var rules = self
    rules.variables[0].forms.removeAll(where: \.isBlank)
    return rules
  }
}

extension FormatRules.Form {
  /// Whether it is a text of nothing but blanks.
  fileprivate var isBlank: Bool {
    guard case .text(let text) = value else { return false }
    return text.utf8.allSatisfy { $0 <= 0x20 }
  }
}

extension FormatRules.Variable {
  /// The widest form, the one for other devices, or `other`; the first where there is none such.
  package var mostGeneralForm: FormatRules.Form? {
    rule.mostGeneral(of: forms) { $0.name }
  }
}

extension FormatRules.Rule {
  /// The widest form, the one for other devices, or `other`; the first where there is none such.
  ///
  /// - Parameters:
  ///   - forms: what a variable of this rule chooses from.
  ///   - name: what a form is chosen by.
  /// - Returns: the form; nil where there is none at all.
  func mostGeneral<Form>(of forms: [Form], by name: (Form) -> String) -> Form? {
    guard self == .width else { return forms.first { name($0) == "other" } ?? forms.first }
    return forms.max { (Int(name($0)) ?? -1) < (Int(name($1)) ?? -1) }
  }
}
