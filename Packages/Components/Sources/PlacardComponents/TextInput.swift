public import PlacardAccessibility
public import PlacardModels
public import PlacardViews

/// A question that is answered with a line of text.
///
/// Enter submits the text, or the default if it is empty; Tab and the arrow keys reach the buttons. The text
/// is edited with the keys of a shell, and a paste is inserted up to its first line break.
public struct TextInput: Component {
  /// The title.
  public var title: String
  /// The answer that an empty text gives; empty for none.
  ///
  /// It is shown while the text is empty, a secret one as dots.
  public var defaultText: String
  /// The placeholder, shown while the text is empty and there is no default.
  public var placeholder: String
  /// Whether the text is masked, as for a password.
  public var isSecret: Bool
  /// The labels of the two actions, `ok` and `cancel`.
  public var labels: (ok: String, cancel: String)
  /// Validates a text: returns what is wrong with it in one sentence, or nil.
  public var check: @Sendable (String) -> String?

  private var editor: LineEditor
  private var complaint: String?
  private static let field = FocusTarget.Kind.custom("text")

  /// Creates a field.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - text: The initial text.
  ///   - defaultText: The answer that an empty text gives, if it is valid.
  ///   - placeholder: The text shown while the field is empty and there is no default.
  ///   - isSecret: Whether the text is masked.
  ///   - labels: The labels of the two actions.
  ///   - check: Returns what is wrong with a text, or nil; pure and quick.
  public init(
    _ title: String, text: String = "", default defaultText: String = "",
    placeholder: String = "", isSecret: Bool = false,
    labels: (ok: String, cancel: String) = ("OK", "Cancel"),
    check: @escaping @Sendable (String) -> String? = { _ in nil }
  ) {
    self.title = title
    self.defaultText = defaultText
    self.placeholder = placeholder
    self.isSecret = isSecret
    self.labels = labels
    self.check = check
    editor = LineEditor(text)
  }

  /// The current text.
  public var text: String { editor.text }

  /// The title with its two actions; never contains the text.
  public var message: Message { Message(asking: title, labels: labels) }

  /// Returns the field and the two actions.
  public func focusTargets(in words: AnnouncementWords) -> [FocusTarget] {
    [FocusTarget(Self.field, label: title)] + .answers(labels)
  }

  /// Returns the title, the field, the validation problem, and the actions.
  public func body(in environment: ViewEnvironment) -> some Element {
    Text(line: title).rows(atMost: 2).bold()
    FieldLine(
      kind: Self.field,
      field: TextField(
        editor: editor, hint: hint(in: environment.glyphs), isSecret: isSecret,
        isFocused: environment.focus == Self.field))
    if let complaint { Text(complaint).foreground(.error) }
    ButtonRow(actions: message.actions)
  }

  /// Edits the text; Enter submits it if it is valid.
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
      guard focus == Self.field else { return key.isPrintable ? .changed : .ignored }
      if key.code == .enter { return submit() }
      guard editor.take(key) else { return .ignored }
      complaint = nil
      return .changed
    }
  }

  /// Asks for the text; an empty line gives the initial text, or the default.
  public var linePrompt: LinePrompt? {
    LinePrompt(isSecret ? .secret(hasDefault: !submission.isEmpty) : .text(default: submission))
  }

  /// Submits the text if it is valid.
  public mutating func take(_ answer: LineAnswer) -> LineResponse<String> {
    guard case .text(let text) = answer else { return .next }
    let former = editor
    if !text.isEmpty { editor = LineEditor(text) }
    let submission = submission
    guard let complaint = check(submission) else { return .answered(submission, action: "ok") }
    editor = former
    return .refused(complaint)
  }

  /// Returns the text, or the default if it is empty; nil if the input was cancelled or is invalid.
  public func answer(to action: String) -> String? {
    action == "ok" && check(submission) == nil ? submission : nil
  }

  /// The text; dots in place of a secret, as many whatever its length.
  public func answerText(_ answer: String) -> String? { isSecret ? "••••" : answer }

  /// What Enter submits.
  private var submission: String { editor.text.isEmpty ? defaultText : editor.text }

  /// What is shown in place of an empty text.
  private func hint(in glyphs: GlyphSet) -> String {
    guard !defaultText.isEmpty else { return placeholder }
    return isSecret ? String(repeating: glyphs == .unicode ? "•" : "*", count: 4) : defaultText
  }

  private mutating func submit() -> ComponentResponse<String> {
    complaint = check(submission)
    return complaint == nil ? .answered(submission, action: "ok") : .changed
  }
}

/// A text field behind its prompt sign.
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
