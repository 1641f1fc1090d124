internal import IntertitleTables

/// One of the texts that rules are made of, and the way there.
struct RuleText {
  /// A variable of rules, and one of its forms.
  struct Step {
    /// The variable.
    var variable: FormatRules.Variable
    /// Whether it chooses the whole text.
    var isWhole: Bool
    /// The form's name.
    var form: String
  }

  /// What a text is to those around it.
  enum Role {
    /// A text that is shown as it is.
    case text
    /// A format that holds variables.
    case format
    /// A format that only stands for the forms of its one variable, a number.
    case mereFormat
    /// The same where the variable is a width or a device, which has no format in a file.
    case noFormat
  }

  /// The way from the entry; empty for the text or format of the entry itself.
  var steps: [Step]
  /// The text.
  var text: String
  /// What it is.
  var role = Role.text
}

extension StringValue {
  /// The value's texts in the file's order, a format before the forms of its variables.
  var texts: [RuleText] {
    switch self {
    case .text(let text): [RuleText(steps: [], text: text)]
    case .rules(let rules): rules.namingArgumentsInFormat.texts
    }
  }
}

extension FormatRules {
  fileprivate var texts: [RuleText] {
    let isWhole = wholeVariable != nil
    let forms = variables.flatMap { variable in
      variable.forms.flatMap { form in
        form.value.texts.map { inner in
          let step = RuleText.Step(variable: variable, isWhole: isWhole, form: form.name)
          return RuleText(steps: [step] + inner.steps, text: inner.text, role: inner.role)
        }
      }
    }
    return [RuleText(steps: [], text: format, role: role)] + forms
  }

  private var role: RuleText.Role {
    guard let variable = wholeVariable else { return .format }
    return variable.rule == .plural ? .mereFormat : .noFormat
  }
}
