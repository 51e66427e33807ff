/// One field of a form.
public struct FormField: Sendable {
  /// How it is answered.
  public enum Kind: Sendable, Equatable {
    /// By a line of text.
    case text(placeholder: String = "", isSecret: Bool = false)
    /// By one of some texts.
    case choice([String])
    /// By yes or no.
    case toggle
  }

  /// What its value is found under.
  public var name: String
  /// What the person reads.
  public var label: String
  /// How it is answered.
  public var kind: Kind
  /// What it holds at first.
  public var value: FormValue

  /// A line of text.
  public static func text(
    _ name: String, _ label: String, _ text: String = "", placeholder: String = "",
    isSecret: Bool = false
  ) -> FormField {
    FormField(
      name: name, label: label, kind: .text(placeholder: placeholder, isSecret: isSecret),
      value: .text(text))
  }

  /// One of some texts, of which there is at least one.
  public static func choice(
    _ name: String, _ label: String, _ options: [String], initial: Int = 0
  ) -> FormField {
    precondition(!options.isEmpty, "The field \"\(name)\" needs something to choose.")
    let chosen = options[min(max(initial, 0), options.count - 1)]
    return FormField(name: name, label: label, kind: .choice(options), value: .text(chosen))
  }

  /// Yes or no.
  public static func toggle(_ name: String, _ label: String, isOn: Bool = false) -> FormField {
    FormField(name: name, label: label, kind: .toggle, value: .flag(isOn))
  }
}

/// What a field of a form holds.
public enum FormValue: Sendable, Equatable {
  case text(String)
  case flag(Bool)
}

/// What all fields of a form hold, by name.
public struct FormValues: Sendable, Equatable {
  private var values: [String: FormValue]

  init(_ values: [String: FormValue]) {
    self.values = values
  }

  /// The text or the choice of a field; empty for one that is not there.
  public func text(_ name: String) -> String {
    if case .text(let text)? = values[name] { text } else { "" }
  }

  /// Whether a field is on; false for one that is not there.
  public func flag(_ name: String) -> Bool {
    values[name] == .flag(true)
  }
}

/// What is wrong with a field of a form, in one sentence.
public struct FormProblem: Error, Sendable, Equatable {
  /// The field's name.
  public var field: String
  /// What is wrong.
  public var message: String

  /// Creates a problem.
  public init(_ field: String, _ message: String) {
    self.field = field
    self.message = message
  }
}
