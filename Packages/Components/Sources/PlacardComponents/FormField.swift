/// One field of a form.
public struct FormField: Sendable {
  /// The kind of a field.
  public enum Kind: Sendable, Equatable {
    /// A line of text.
    case text(placeholder: String = "", isSecret: Bool = false)
    /// One of several strings.
    case choice([String])
    /// Yes or no.
    case toggle
  }

  /// The key of the field's value.
  public var name: String
  /// The label.
  public var label: String
  /// The kind of the field.
  public var kind: Kind
  /// The initial value.
  public var value: FormValue

  /// Creates a text field.
  public static func text(
    _ name: String, _ label: String, _ text: String = "", placeholder: String = "",
    isSecret: Bool = false
  ) -> FormField {
    FormField(
      name: name, label: label, kind: .text(placeholder: placeholder, isSecret: isSecret),
      value: .text(text))
  }

  /// Creates a choice of at least one string.
  public static func choice(
    _ name: String, _ label: String, _ options: [String], initial: Int = 0
  ) -> FormField {
    precondition(!options.isEmpty, "The field \"\(name)\" needs something to choose.")
    let chosen = options[min(max(initial, 0), options.count - 1)]
    return FormField(name: name, label: label, kind: .choice(options), value: .text(chosen))
  }

  /// Creates a toggle.
  public static func toggle(_ name: String, _ label: String, isOn: Bool = false) -> FormField {
    FormField(name: name, label: label, kind: .toggle, value: .flag(isOn))
  }
}

/// The value of one field.
public enum FormValue: Sendable, Equatable {
  case text(String)
  case flag(Bool)
}

/// The values of all fields, by name.
public struct FormValues: Sendable, Equatable {
  private var values: [String: FormValue]

  init(_ values: [String: FormValue]) {
    self.values = values
  }

  /// The text or the choice of a field; empty if there is no such field.
  public func text(_ name: String) -> String {
    if case .text(let text)? = values[name] { text } else { "" }
  }

  /// Whether a toggle is on; false if there is no such field.
  public func flag(_ name: String) -> Bool {
    values[name] == .flag(true)
  }
}

/// A validation error of one field, as one sentence.
public struct FormProblem: Error, Sendable, Equatable {
  /// The field's name.
  public var field: String
  /// What is wrong, in one sentence.
  public var message: String

  /// Creates a problem.
  public init(_ field: String, _ message: String) {
    self.field = field
    self.message = message
  }
}
