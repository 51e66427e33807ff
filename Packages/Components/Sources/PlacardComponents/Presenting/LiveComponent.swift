import PlacardAccessibility
import PlacardModels
import PlacardViews
import Synchronization

/// A component while it is presented: the content of its post, which holds the component's current state.
final class LiveComponent<Content: Component>: Identifiable, AccessibleMessage, MessageView,
  InteractiveView
{
  private struct State {
    var content: Content
    var answer: Content.Answer?
  }

  /// The id of the component's message at the time it was presented.
  let id: String
  private let presentation: PresentationOptions
  private let state: Mutex<State>

  init(_ content: Content, as presentation: PresentationOptions) {
    self.presentation = presentation
    id = content.message.id
    state = Mutex(State(content: content))
  }

  /// The answer given, or the answer that an action gives.
  func answer(to action: String) -> Content.Answer? {
    state.withLock { $0.answer ?? $0.content.answer(to: action) }
  }

  var message: Message { state.withLock { $0.content.message } }
  var politeness: Politeness { state.withLock { $0.content.politeness } }

  func spokenText(in words: AnnouncementWords) -> String {
    state.withLock { $0.content.spokenText(in: words) }
  }

  func focusTargets(in words: AnnouncementWords) -> [FocusTarget] {
    state.withLock { $0.content.focusTargets(in: words) }
  }

  func body(in environment: ViewEnvironment) -> some Element {
    let rows = environment.rows.map { $0 - presentation.frameRows } ?? .max
    let body = content(in: environment, rows: rows)
    if rows < Self.leastRows {
      body
    } else {
      switch presentation.containment {
      case .content:
        Column {
          if presentation.placement == .bottom { Divider() }
          body.padding(vertical: 1, horizontal: 2)
          if presentation.placement != .bottom { Divider() }
        }
      case .background: body.padding(horizontal: 1).border(.rounded, .accent)
      case .backgroundVertical:
        body.padding(horizontal: 1)
          .border(.rounded, .accent, open: Border.OpenSide(at: presentation.placement))
      }
    }
  }

  /// The minimum rows inside a container; where there are fewer, it is not drawn.
  private static var leastRows: Int { 2 }

  /// The content in the rows that its container leaves, or in all rows without one.
  private func content(in environment: ViewEnvironment, rows: Int) -> Content.Body {
    var inner = environment
    if rows >= Self.leastRows, environment.rows != nil { inner.rows = rows }
    return state.withLock { $0.content.body(in: inner) }
  }

  func width(in environment: ViewEnvironment) -> ViewWidth {
    let own = presentation.containment == .content ? Int.max : 62
    let most = presentation.maxWidth ?? own
    return presentation.containment == .content
      ? .fill(most: most) : .hug(least: min(30, most), most: most)
  }

  func firstFocus(of post: Post) -> FocusTarget.Kind? {
    state.withLock { $0.content.firstFocus }
  }

  func answerText(of action: String, for post: Post) -> String? {
    state.withLock { state in
      let answer = state.answer ?? state.content.answer(to: action)
      return answer.flatMap { state.content.answerText($0) }
    }
  }

  func linePrompt(of post: Post) -> LinePrompt? { state.withLock { $0.content.linePrompt } }

  func take(_ answer: LineAnswer, of post: Post) -> LineReaction {
    state.withLock { state in
      switch state.content.take(answer) {
      case .next: return .next
      case .refused(let sentence): return .refused(sentence)
      case .answered(let answer, let action):
        state.answer = answer
        return .action(action)
      }
    }
  }

  func handle(_ input: ViewInput, focus: FocusTarget.Kind?, of post: Post) -> ViewReaction {
    state.withLock { state in
      switch state.content.handle(input, focus: focus) {
      case .ignored: return .ignored
      case .changed: return .changed
      case .focus(let kind): return .focus(kind)
      case .answered(let answer, let action):
        state.answer = answer
        return .action(action)
      case .dismissed: return presentation.isDismissible ? .dismissed : .changed
      }
    }
  }
}
