public import PlacardAnimators
public import PlacardModels
import PlacardOutput
public import PlacardPosting
public import PlacardViews

/// The backend that people look at: posts drawn and animated in the rows below the scrolling output.
///
/// On a terminal that can, posts live in a region at the bottom, and what a program prints with
/// ``print(_:)`` scrolls above it. Elsewhere – a pipe, `TERM=dumb`, `CI` – it writes plain lines. What
/// never ended by itself stays in the history when the manager closes; everything else leaves no
/// trace. Signals leave the terminal as it was found.
///
/// - Note: Drawn on standard error, so that standard output stays free for answers.
public final class TerminalPoster: Poster {
  private enum Medium {
    case live(SceneDriver)
    case plain(PlainPoster)
  }

  /// `terminal`, also where it writes plain lines.
  public let name: String? = "terminal"

  private let medium: Medium
  private let choreography: Choreography

  /// Creates a poster for the program's standard error.
  ///
  /// - Parameters:
  ///   - environment: The variables that say what the terminal can do; nil reads the process's own.
  ///   - views: Your views, by the name that a post's style asks for.
  ///   - animators: Your animators, by the name that a post's transition asks for.
  ///   - motion: How much may move.
  public convenience init(
    environment: [String: String]? = nil, views: [String: any MessageView] = [:],
    animators: [String: any Animator] = [:], motion: MotionLevel = .full
  ) {
    let device = TerminalDevice()
    let variables = environment ?? CLibrary.environment()
    self.init(
      port: device,
      capabilities: TerminalCapabilities(environment: variables, isTerminal: device.isTerminal),
      theme: Theme(environment: variables), views: views, animators: animators, motion: motion)
  }

  /// Creates a poster for a terminal, or for a sink where the terminal can only take lines.
  init(
    port: any TerminalPort, capabilities: TerminalCapabilities,
    sink: any ByteSink = FileDescriptorSink.standardError, theme: Theme = .dark,
    views: [String: any MessageView] = [:], animators: [String: any Animator] = [:],
    motion: MotionLevel = .full, clock: some Clock<Duration> = ContinuousClock()
  ) {
    choreography = Choreography(AnimatorRegistry(animators), motion: motion)
    guard capabilities.mode == .inline else {
      medium = .plain(PlainPoster(to: sink, isUnicode: capabilities.isUnicode))
      return
    }
    let scene = TerminalScene(
      environment: ViewEnvironment(columns: 80, theme: theme, capabilities),
      views: ViewRegistry(views), choreography: choreography)
    medium = .live(SceneDriver(scene, port: port, capabilities: capabilities, clock: clock))
  }

  /// What it can do: nothing where it writes plain lines.
  public var capabilities: PosterCapabilities {
    if case .live = medium { [.animates, .region] } else { [] }
  }

  /// The durations of the animator that the post asks for.
  public func timing(for post: Post) -> PostTiming {
    guard case .live = medium else { return .zero }
    let animator = choreography.animator(for: post)
    return PostTiming(
      entrance: animator.duration(of: .entering), exit: animator.duration(of: .leaving))
  }

  /// Begins the entrance, or writes the post's first line.
  ///
  /// - Throws: What the output throws when it takes no plain line.
  public func show(_ post: Post) async throws {
    switch medium {
    case .live(let driver): driver.change { scene, now in scene.show(post, at: now) }
    case .plain(let poster): try await poster.show(post)
    }
  }

  /// Draws the new content, or writes a line when there is enough news.
  ///
  /// - Throws: What the output throws when it takes no plain line.
  public func update(_ post: Post) async throws {
    switch medium {
    case .live(let driver): driver.change { scene, _ in scene.update(post) }
    case .plain(let poster): try await poster.update(post)
    }
  }

  /// Begins the exit, or writes what was not said yet.
  public func hide(_ post: Post) async {
    switch medium {
    case .live(let driver): driver.change { scene, now in scene.hide(post, at: now) }
    case .plain(let poster): await poster.hide(post)
    }
  }

  /// Prints text above the posts, for good; it ends where a line ends.
  ///
  /// May be called from any thread. On a terminal colours are kept; whatever else could act on it is
  /// neutralised.
  public func print(_ text: String) {
    switch medium {
    case .live(let driver): driver.writer.print(text)
    case .plain(let poster): poster.print(text)
    }
  }

  /// Leaves what never ended in the history, and the terminal as it was found.
  public func close() async {
    if case .live(let driver) = medium { await driver.close() }
  }
}

extension Poster where Self == TerminalPoster {
  /// Posts drawn and animated on the terminal at the program's standard error; plain lines where
  /// there is none.
  ///
  /// - Parameters:
  ///   - views: Your views, by the name that a post's style asks for.
  ///   - animators: Your animators, by the name that a post's transition asks for.
  ///   - motion: How much may move.
  /// - Returns: A poster that has not drawn anything yet.
  public static func terminal(
    views: [String: any MessageView] = [:], animators: [String: any Animator] = [:],
    motion: MotionLevel = .full
  ) -> TerminalPoster {
    TerminalPoster(views: views, animators: animators, motion: motion)
  }
}
