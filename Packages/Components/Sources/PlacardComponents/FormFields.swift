import PlacardAccessibility
import PlacardViews

/// The fields of a form with their editing state.
struct FormFields: Element {
  /// The result of handling user input.
  enum Response: Sendable {
    case ignored, changed, submitted
    case focus(FocusTarget.Kind)
  }

  private var fields: [FormField]
  private var editors: [String: LineEditor] = [:]
  private var problem: FormProblem?
  /// The field that is asked for where only lines are read.
  private var asked = 0

  init(_ fields: [FormField]) {
    precondition(
      Set(fields.map(\.name)).count == fields.count,
      "Each field of a form needs a name of its own.")
    self.fields = fields
    for field in fields where field.isText {
      if case .text(let text) = field.value { editors[field.name] = LineEditor(text) }
    }
  }

  var values: FormValues {
    var values: [String: FormValue] = [:]
    for field in fields {
      values[field.name] = editors[field.name].map { .text($0.text) } ?? field.value
    }
    return FormValues(values)
  }

  /// The values in words, without empty and secret ones; of a toggle that is on, the label.
  var summary: String {
    let values = values
    return fields.compactMap { field -> String? in
      switch field.kind {
      case .text(_, isSecret: true): nil
      case .text, .choice: values.text(field.name)
      case .toggle: field.value == .flag(true) ? field.label : nil
      }
    }.filter { !$0.isEmpty }.joined(separator: ", ")
  }

  var focusTargets: [FocusTarget] {
    fields.map { FocusTarget(.custom($0.name), label: $0.label) }
  }

  /// The field that is asked for by line; nil without fields.
  var linePrompt: LinePrompt? {
    guard fields.indices.contains(asked) else { return nil }
    let field = fields[asked]
    let text = values.text(field.name)
    switch field.kind {
    case .text(_, isSecret: true):
      return LinePrompt(.secret(hasDefault: !text.isEmpty), label: field.label)
    case .text: return LinePrompt(.text(default: text), label: field.label)
    case .choice(let options):
      return LinePrompt(
        .one(default: options.firstIndex(of: text)), label: field.label,
        options: options.map { LinePrompt.Option($0) })
    case .toggle:
      let options = [LinePrompt.Option("Yes", key: "y"), LinePrompt.Option("No", key: "n")]
      return LinePrompt(
        .one(default: field.value == .flag(true) ? 0 : 1), label: field.label, options: options)
    }
  }

  /// Sets the field that is asked for by line, and goes on to the next one.
  ///
  /// - Returns: Whether it was the last one.
  mutating func take(_ answer: LineAnswer) -> Bool {
    guard fields.indices.contains(asked) else { return true }
    switch (answer, fields[asked].kind) {
    case (.text(let text), .text):
      if !text.isEmpty { editors[fields[asked].name] = LineEditor(text) }
    case (.option(let index), .choice(let options)) where options.indices.contains(index):
      fields[asked].value = .text(options[index])
    case (.option(let index), .toggle): fields[asked].value = .flag(index == 0)
    default: return false
    }
    asked += 1
    guard asked == fields.count else { return false }
    asked = 0
    return true
  }

  /// Asks by line for a field again, or for the first one if there is no such field.
  mutating func ask(for name: String) {
    asked = index(of: .custom(name)) ?? 0
  }

  func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    fields.flatMap { field in
      FormLine(
        field: field, editor: editors[field.name],
        isFocused: environment.focus == .custom(field.name),
        complaint: problem.flatMap { $0.field == field.name ? $0.message : nil }
      ).nodes(in: environment)
    }
  }

  mutating func handle(_ input: ViewInput, focus: FocusTarget.Kind?) -> Response {
    switch input {
    case .choose(.action("ok")): return .submitted
    case .choose(let kind):
      guard let chosen = index(of: kind) else { return .ignored }
      if !fields[chosen].isText {
        change(chosen, forward: true)
        clearProblem(of: chosen)
      }
      return .focus(kind)
    case .paste(let text):
      guard let index = index(of: focus), fields[index].isText else { return .changed }
      editors[fields[index].name]?.insert(text)
      clearProblem(of: index)
      return .changed
    case .key(let key):
      let response = index(of: focus).map { take(key, at: $0) } ?? .ignored
      if case .ignored = response, key.isPrintable { return .changed }
      return response
    }
  }

  /// Shows a validation problem, and returns the field that it is about, if any.
  mutating func refuse(_ problem: FormProblem) -> FocusTarget.Kind? {
    self.problem = problem
    let kind = FocusTarget.Kind.custom(problem.field)
    return index(of: kind) == nil ? nil : kind
  }

  private func index(of kind: FocusTarget.Kind?) -> Int? {
    guard case .custom(let name)? = kind else { return nil }
    return fields.firstIndex { $0.name == name }
  }

  private mutating func take(_ key: ViewKey, at index: Int) -> Response {
    if key.code == .enter {
      return index + 1 < fields.count ? .focus(.custom(fields[index + 1].name)) : .submitted
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
    clearProblem(of: index)
    return .changed
  }

  /// Removes the validation problem of a field, whose value has changed.
  private mutating func clearProblem(of index: Int) {
    if problem?.field == fields[index].name { problem = nil }
  }

  private mutating func change(_ index: Int, forward: Bool) {
    switch (fields[index].kind, fields[index].value) {
    case (.toggle, .flag(let isOn)): fields[index].value = .flag(!isOn)
    case (.choice(let options), .text(let chosen)):
      let current = options.firstIndex(of: chosen) ?? 0
      let next = (current + (forward ? 1 : options.count - 1)) % options.count
      fields[index].value = .text(options[next])
    default: break
    }
  }
}

extension FormField {
  /// Whether the field is edited as text.
  fileprivate var isText: Bool {
    if case .text = kind { true } else { false }
  }
}
