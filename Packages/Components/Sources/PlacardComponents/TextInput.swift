public import PlacardAccessibility
public import PlacardModels
public import PlacardViews

/// A field in which a line is written.
public struct TextInput: Component {
  /// What is asked.
  public var title: String
  /// What is seen while nothing is written and the focus is elsewhere.
  public var placeholder: String
  /// Whether what is written is not to be read.
  public var isSecret: Bool
  /// The labels of the two actions, `ok` and `cancel`.
  public var labels: (ok: String, cancel: String)
  /// Returns what is wrong with a text, in one sentence; nil when it can be taken.
  public var check: @Sendable (String) -> String?

  private var editor: LineEditor
  private var complaint: String?
  private static let field = FocusTarget.Kind.custom("text")

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - text: What stands in it at first.
  ///   - placeholder: What is seen while nothing is written.
  ///   - isSecret: Whether what is written is not to be read.
  ///   - labels: The labels of the two actions.
  ///   - check: Returns what is wrong with a text, or nil; pure and quick.
  public init(
    _ title: String, text: String = "", placeholder: String = "", isSecret: Bool = false,
    labels: (ok: String, cancel: String) = ("OK", "Cancel"),
    check: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.title = title
    self.placeholder = placeholder
    self.isSecret = isSecret
    self.labels = labels
    self.check = check
    editor = LineEditor(text)
  }

  /// What is written in it.
  public var text: String { editor.text }

  /// The title with its two actions; never what is written.
  public var message: Message { Message(asking: title, labels: labels) }

  /// Returns the field and the two actions.
  public func focusTargets(in words: AnnouncementWords) -> [FocusTarget] {
    [FocusTarget(Self.field, label: title)] + .answers(labels)
  }

  /// Returns the title, the field, what is wrong with it, and the actions.
  public func body(in environment: ViewEnvironment) -> some Element {
    Text(line: title).rows(atMost: 2).bold()
    FieldLine(
      kind: Self.field,
      field: TextField(
        editor: editor, placeholder: placeholder, isSecret: isSecret,
        isFocused: environment.focus == Self.field))
    if let complaint { Text(complaint).foreground(.error) }
    ButtonRow(actions: message.actions)
  }

  /// Writes, and takes the answer at Enter if nothing is wrong with it.
  public mutating func handle(
    _ input: ViewInput, focus: FocusTarget.Kind?
  ) -> ComponentResponse<String> {
    switch input {
    case .choose(.action("ok")): return submit()
    case .choose(Self.field): return .focus(Self.field)
    case .choose: return .ignored
    case .paste(let text):
      editor.insert(text)
      complaint = nil
      return .focus(Self.field)
    case .key(let key):
      guard focus == Self.field else { return .ignored }
      if key.code == .enter { return submit() }
      guard editor.take(key) else { return .ignored }
      complaint = nil
      return .changed
    }
  }

  /// Returns what is written, unless it was cancelled or is wrong.
  public func answer(to action: String) -> String? {
    action == "ok" && check(editor.text) == nil ? editor.text : nil
  }

  private mutating func submit() -> ComponentResponse<String> {
    complaint = check(editor.text)
    return complaint == nil ? .answered(editor.text, action: "ok") : .changed
  }
}

/// A field behind the sign that marks it.
struct FieldLine: Element {
  let kind: FocusTarget.Kind
  let field: TextField

  func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    Row(gap: 1) {
      Text(line: ">").foreground(.accent).shrink(0).target(kind)
      field
    }.nodes(in: environment)
  }
}
