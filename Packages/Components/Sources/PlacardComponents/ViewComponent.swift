public import PlacardAccessibility
public import PlacardModels
public import PlacardViews

/// Custom content as a component; an action of its message is the answer.
public struct ViewComponent<Content: AccessibleMessage & MessageView>: Component {
  /// The content; the actions of its message are the possible answers.
  public var content: Content

  /// Creates a component.
  public init(_ content: Content) {
    self.content = content
  }

  /// The message of the content.
  public var message: Message { content.message }

  /// Returns the text of the content.
  public func spokenText(in words: AnnouncementWords) -> String {
    content.spokenText(in: words)
  }

  /// The politeness of the content.
  public var politeness: Politeness { content.politeness }

  /// Returns the focus targets of the content.
  public func focusTargets(in words: AnnouncementWords) -> [FocusTarget] {
    content.focusTargets(in: words)
  }

  /// That of the message, else the first focus target.
  public var firstFocus: FocusTarget.Kind? {
    message.firstFocus ?? focusTargets(in: .english).first?.kind
  }

  /// Returns what the content draws.
  public func body(in environment: ViewEnvironment) -> Content.Body {
    content.body(in: environment)
  }

  /// Passes input to interactive content; otherwise leaves it to the actions.
  public mutating func handle(
    _ input: ViewInput, focus: FocusTarget.Kind?
  ) -> ComponentResponse<String> {
    guard let view = content as? any InteractiveView else { return .ignored }
    switch view.handle(input, focus: focus, of: Post(number: 0, message: message)) {
    case .ignored: return .ignored
    case .changed: return .changed
    case .focus(let kind): return .focus(kind)
    case .action(let id): return .answered(id, action: id)
    case .dismissed: return .dismissed
    }
  }

  /// Returns the action.
  public func answer(to action: String) -> String? { action }
}
