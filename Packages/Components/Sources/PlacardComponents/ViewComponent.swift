public import PlacardAccessibility
public import PlacardModels
public import PlacardViews

/// Any content of yours that draws itself, answered by an action of its message.
public struct ViewComponent<Content: AccessibleMessage & MessageView>: Component {
  /// What is drawn; the actions of its message are what can be chosen.
  public var content: Content

  /// Creates a component.
  public init(_ content: Content) {
    self.content = content
  }

  /// The content's own.
  public var message: Message { content.message }

  /// Returns what the content says.
  public func spokenText(in words: AnnouncementWords) -> String {
    content.spokenText(in: words)
  }

  /// The content's own.
  public var politeness: Politeness { content.politeness }

  /// Returns what the content says can take the focus.
  public func focusTargets(in words: AnnouncementWords) -> [FocusTarget] {
    content.focusTargets(in: words)
  }

  /// The first action.
  public var firstFocus: FocusTarget.Kind? {
    message.actions.first.map { .action($0.id) } ?? focusTargets(in: .english).first?.kind
  }

  /// Returns what the content draws.
  public func body(in environment: ViewEnvironment) -> Content.Body {
    content.body(in: environment)
  }

  /// Leaves everything to content that can be worked with, and else to the actions.
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
