import PlacardAccessibility
import PlacardAnimators
import PlacardModels
import PlacardPosting
import PlacardViews

/// Posts on a terminal, and what a person does to them: a pure function of posts, input and time.
///
/// The two scenes differ in where posts are placed: ``TerminalScene`` stacks them in rows below the output,
/// ``OverlayScene`` on a screen above an application. Focus, keys, pointer and drags are the same in both.
protocol Scene {
  /// The view environment.
  var environment: ViewEnvironment { get set }
  /// The words added to the spoken description of the focus.
  var words: AnnouncementWords { get set }
  /// The posts, in the order in which they are drawn.
  var items: [SceneItem] { get set }
  /// How many posts wait in each lane.
  var queues: LaneQueues { get }
  /// The pointer state.
  var pointerState: PointerState { get set }

  /// Starts a post's entrance; updates the content of one that is known.
  mutating func admit(
    _ post: Post, pictures: [String: Picture], in context: OverlayContext, at now: Duration)

  /// Updates a post's content.
  mutating func update(_ post: Post, pictures: [String: Picture])

  /// Starts a post's exit.
  mutating func hide(_ post: Post, at now: Duration)

  /// Updates how many posts wait in a lane.
  mutating func update(_ queue: LaneQueue, at now: Duration)

  /// Changes the appearance of later posts, or of all.
  mutating func configure(_ configuration: ViewConfiguration, appliesToAll: Bool)

  /// The index of the post with keyboard input; nil while there is none.
  var keyIndex: Int? { get }

  /// What a pointer finds in a cell.
  func spot(_ column: Int, _ row: Int) -> PointerSpot

  /// The offset of a post from its resting position to out of sight.
  func way(of index: Int) -> AnimationContext

  /// The position of a post, including the distance it was dragged.
  func pose(of index: Int, at now: Duration) -> Pose
}

extension Scene {
  /// The themes, of which one is chosen when the terminal's background is known.
  var themes: Themes {
    get { environment.themes }
    set { environment.themes = newValue }
  }

  /// The focus and its spoken description; nil while no post has keyboard input.
  var focused: FocusTarget? { keyIndex.flatMap { items[$0].focused } }

  func index(of number: Int) -> Int? {
    items.firstIndex { $0.post.number == number }
  }

  /// Determines the effect of an event.
  ///
  /// Without a post that has keyboard input, keys are not consumed; nor is the pointer outside of posts.
  ///
  /// - Parameters:
  ///   - event: The event from the terminal.
  ///   - now: The time.
  /// - Returns: The user actions for the manager, and whether the event was consumed.
  mutating func handle(_ event: InputEvent, at now: Duration) -> SceneReaction {
    switch event {
    case .pointer(let pointer): return handle(pointer, at: now)
    case .key(let key): return keyIndex.map { handle(key, for: $0) } ?? .none
    case .paste(let text):
      return keyIndex.map { offer(.paste(text), to: $0) ?? .consumed } ?? .none
    case .focus(let isFocused): return SceneReaction([.focus(isFocused)])
    case .reply(.background(let color)):
      environment.theme = themes.theme(forBackground: color)
    case .reply(.scheme(let isDark)):
      environment.theme = themes.theme(for: isDark ? .dark : .light)
    case .reply: break
    }
    return .none
  }
}
