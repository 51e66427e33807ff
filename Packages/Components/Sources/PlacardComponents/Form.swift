public import PlacardAccessibility
public import PlacardModels
public import PlacardViews

/// Several fields that are answered together, by a value of the program's own type.
///
/// ```swift
/// let form = Form("New account", [.text("name", "Name"), .toggle("admin", "Administrator")]) {
///   values throws(FormProblem) in
///   guard !values.text("name").isEmpty else { throw FormProblem("name", "A name is needed.") }
///   return Account(name: values.text("name"), isAdmin: values.flag("admin"))
/// }
/// ```
///
/// Tab and the arrows up and down go from field to field, Enter to the next one and from the last one
/// to the answer; left and right change a choice, Space a toggle.
public struct Form<Answer: Sendable>: Component {
  /// Makes the answer of what the fields hold.
  public typealias Reading = @Sendable (FormValues) throws(FormProblem) -> Answer

  /// What is asked.
  public var title: String
  /// The labels of the two actions, `ok` and `cancel`.
  public var labels: (ok: String, cancel: String)

  private var fields: [FormField]
  private var editors: [String: LineEditor]
  private var problem: FormProblem?
  private let read: Reading

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - fields: What it asks for, each under a name of its own.
  ///   - labels: The labels of the two actions.
  ///   - read: Makes the answer, or throws what is wrong with a field; pure and quick.
  public init(
    _ title: String, _ fields: [FormField], labels: (ok: String, cancel: String) = ("OK", "Cancel"),
    read: @escaping Reading
  ) {
    precondition(
      Set(fields.map(\.name)).count == fields.count, "Each field of a form needs a name of its own."
    )
    self.title = title
    self.fields = fields
    self.labels = labels
    self.read = read
    editors = [:]
    for field in fields {
      if case .text = field.kind, case .text(let text) = field.value {
        editors[field.name] = LineEditor(text)
      }
    }
  }

  /// What the fields hold.
  public var values: FormValues {
    var values: [String: FormValue] = [:]
    for field in fields {
      values[field.name] = editors[field.name].map { .text($0.text) } ?? field.value
    }
    return FormValues(values)
  }

  /// The title with its two actions; never what the fields hold.
  public var message: Message {
    var message = Message(title)
    message.actions = [.accept(labels.ok), .cancel(labels.cancel)]
    return message
  }

  /// The fields and the two actions.
  public var focusTargets: [FocusTarget] {
    fields.map { FocusTarget(.custom($0.name), label: $0.label) } + [
      FocusTarget(.action("ok"), label: labels.ok),
      FocusTarget(.action("cancel"), label: labels.cancel),
    ]
  }

  /// Returns the title, the fields below each other, what is wrong, and the actions.
  public func body(in environment: ViewEnvironment) -> some Element {
    Text(line: title).rows(atMost: 2).bold()
    for field in fields {
      FormLine(
        field: field, editor: editors[field.name],
        isFocused: environment.focus == .custom(field.name),
        complaint: problem.flatMap { $0.field == field.name ? $0.message : nil })
    }
    ButtonRow(actions: message.actions)
  }

  /// Takes what a person does to the field that has the focus.
  public mutating func handle(
    _ input: ViewInput, focus: FocusTarget.Kind?
  ) -> ComponentResponse<Answer> {
    let index = index(of: focus)
    switch input {
    case .choose(.action("ok")): return submit()
    case .choose(let kind):
      guard let chosen = self.index(of: kind) else { return .ignored }
      if fields[chosen].isText { return .focus(kind) }
      change(chosen, forward: true)
      return .focus(kind)
    case .paste(let text):
      guard let index, fields[index].isText else { return .changed }
      editors[fields[index].name]?.insert(text)
      return .changed
    case .key(let key):
      guard let index else { return .ignored }
      return take(key, at: index)
    }
  }

  /// Returns what the form holds, unless it was cancelled or is wrong.
  public func answer(to action: String) -> Answer? {
    action == "ok" ? try? read(values) : nil
  }

  private func index(of kind: FocusTarget.Kind?) -> Int? {
    guard case .custom(let name)? = kind else { return nil }
    return fields.firstIndex { $0.name == name }
  }

  private mutating func take(_ key: ViewKey, at index: Int) -> ComponentResponse<Answer> {
    if key.code == .enter {
      guard index + 1 < fields.count else { return submit() }
      return .focus(.custom(fields[index + 1].name))
    }
    let name = fields[index].name
    if fields[index].isText {
      guard editors[name]?.take(key) ?? false else { return .ignored }
    } else {
      switch key.code {
      case .left: change(index, forward: false)
      case .right, .character(" "): change(index, forward: true)
      default: return .ignored
      }
    }
    if problem?.field == name { problem = nil }
    return .changed
  }

  private mutating func change(_ index: Int, forward: Bool) {
    switch (fields[index].kind, fields[index].value) {
    case (.toggle, .flag(let isOn)): fields[index].value = .flag(!isOn)
    case (.choice(let options), .text(let chosen)):
      let place = options.firstIndex(of: chosen) ?? 0
      let next = (place + (forward ? 1 : options.count - 1)) % options.count
      fields[index].value = .text(options[next])
    default: break
    }
  }

  private mutating func submit() -> ComponentResponse<Answer> {
    do throws(FormProblem) {
      let answer = try read(values)
      problem = nil
      return .answered(answer, action: "ok")
    } catch {
      problem = error
      return index(of: .custom(error.field)) == nil ? .changed : .focus(.custom(error.field))
    }
  }
}

extension Form where Answer == FormValues {
  /// Creates a form that is answered by what its fields hold.
  public init(
    _ title: String, _ fields: [FormField], labels: (ok: String, cancel: String) = ("OK", "Cancel")
  ) {
    self.init(title, fields, labels: labels) { values throws(FormProblem) in values }
  }
}

extension FormField {
  /// Whether it is written in.
  fileprivate var isText: Bool {
    if case .text = kind { true } else { false }
  }
}
