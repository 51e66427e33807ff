public import PlacardAccessibility
public import PlacardModels
public import PlacardViews

/// Several fields that together produce one value of the program's own type.
///
/// ```swift
/// let form = Form("New account", [.text("name", "Name"), .toggle("admin", "Administrator")]) {
///   values throws(FormProblem) in
///   guard !values.text("name").isEmpty else { throw FormProblem("name", "A name is needed.") }
///   return Account(name: values.text("name"), isAdmin: values.flag("admin"))
/// }
/// ```
///
/// Tab and the up and down arrows move between fields; Enter moves to the next field, and from the last one
/// submits. Left and right change a choice, Space flips a toggle.
public struct Form<Answer: Sendable>: Component {
  /// Builds the answer from the field values.
  public typealias Reading = @Sendable (FormValues) throws(FormProblem) -> Answer

  /// The title.
  public var title: String
  /// The labels of the two actions, `ok` and `cancel`.
  public var labels: (ok: String, cancel: String)

  private var formFields: FormFields
  private let read: Reading

  /// Creates a form.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - fields: The fields, each with a unique name.
  ///   - labels: The labels of the two actions.
  ///   - read: Builds the answer, or throws what is wrong with a field; pure and quick.
  public init(
    _ title: String, _ fields: [FormField], labels: (ok: String, cancel: String) = ("OK", "Cancel"),
    read: @escaping Reading
  ) {
    self.title = title
    self.labels = labels
    self.read = read
    formFields = FormFields(fields)
  }

  /// The current field values.
  public var values: FormValues { formFields.values }

  /// The title with its two actions; never contains field values.
  public var message: Message { Message(asking: title, labels: labels) }

  /// The fields and the two actions.
  public func focusTargets(in words: AnnouncementWords) -> [FocusTarget] {
    formFields.focusTargets + .answers(labels)
  }

  /// Returns the title, the fields in a column, validation problems, and the actions.
  public func body(in environment: ViewEnvironment) -> some Element {
    Text(line: title).rows(atMost: 2).bold()
    formFields
    ButtonRow(actions: message.actions)
  }

  /// Passes the input to the focused field.
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

  /// Asks for one field after the other.
  public var linePrompt: LinePrompt? { formFields.linePrompt }

  /// Sets the field that was asked for; the last one submits, and a problem asks for its field again.
  public mutating func take(_ answer: LineAnswer) -> LineResponse<Answer> {
    guard formFields.take(answer) else { return .next }
    do throws(FormProblem) {
      return .answered(try read(values), action: "ok")
    } catch {
      formFields.ask(for: error.field)
      return .refused(error.message)
    }
  }

  /// Returns the answer; nil if the form was cancelled or is invalid.
  public func answer(to action: String) -> Answer? {
    action == "ok" ? try? read(values) : nil
  }

  /// The field values, without empty and secret ones, and the labels of the toggles that are on; nil for none.
  public func answerText(_ answer: Answer) -> String? {
    let summary = formFields.summary
    return summary.isEmpty ? nil : summary
  }
}

extension Form where Answer == FormValues {
  /// Creates a form whose answer is its field values.
  public init(
    _ title: String, _ fields: [FormField], labels: (ok: String, cancel: String) = ("OK", "Cancel")
  ) {
    self.init(title, fields, labels: labels) { values throws(FormProblem) in values }
  }
}
