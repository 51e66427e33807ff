public import PlacardAccessibility
public import PlacardModels
public import PlacardViews

/// Any view of yours, answered by an action of its message.
public struct ViewComponent<View: MessageView>: Component {
  /// What the view draws; its actions are what can be chosen.
  public var message: Message
  /// The view.
  public var view: View

  /// Creates a component.
  public init(_ view: View, of message: Message) {
    self.view = view
    self.message = message
  }

  private var post: Post { Post(number: 0, message: message) }

  /// What the view says can take the focus.
  public var focusTargets: [FocusTarget] {
    view.accessibility(of: post).focusTargets
  }

  /// The first action.
  public var firstFocus: FocusTarget.Kind? {
    message.actions.first.map { .action($0.id) } ?? focusTargets.first?.kind
  }

  /// Returns what the view draws.
  public func body(in environment: ViewEnvironment) -> View.Body {
    view.body(of: post, in: environment)
  }

  /// Leaves everything to a view that can be worked with, and else to the actions.
  public mutating func handle(
    _ input: ViewInput, focus: FocusTarget.Kind?
  ) -> ComponentResponse<String> {
    guard let view = view as? any InteractiveView else { return .ignored }
    switch view.handle(input, focus: focus, of: post) {
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
