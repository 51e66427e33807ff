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

  private var formFields: FormFields
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
    self.title = title
    self.labels = labels
    self.read = read
    formFields = FormFields(fields)
  }

  /// What the fields hold.
  public var values: FormValues { formFields.values }

  /// The title with its two actions; never what the fields hold.
  public var message: Message { Message(asking: title, labels: labels) }

  /// The fields and the two actions.
  public func focusTargets(in words: AnnouncementWords) -> [FocusTarget] {
    formFields.focusTargets + .answers(labels)
  }

  /// Returns the title, the fields below each other, what is wrong, and the actions.
  public func body(in environment: ViewEnvironment) -> some Element {
    Text(line: title).rows(atMost: 2).bold()
    formFields
    ButtonRow(actions: message.actions)
  }

  /// Takes what a person does to the field that has the focus.
  public mutating func handle(
    _ input: ViewInput, focus: FocusTarget.Kind?
  ) -> ComponentResponse<Answer> {
    switch formFields.handle(input, focus: focus) {
    case .ignored: return .ignored
    case .changed: return .changed
    case .focus(let kind): return .focus(kind)
    case .submitted: break
    }
    do throws(FormProblem) {
      let answer = try read(values)
      return .answered(answer, action: "ok")
    } catch {
      return formFields.refuse(error).map { .focus($0) } ?? .changed
    }
  }

  /// Returns what the form holds, unless it was cancelled or is wrong.
  public func answer(to action: String) -> Answer? {
    action == "ok" ? try? read(values) : nil
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
