import PlacardAccessibility
public import PlacardAnimators
public import PlacardModels
import PlacardOutput
public import PlacardPosting
public import PlacardViews
import Synchronization

/// The backend that people look at: posts drawn and animated in the rows below the scrolling output.
///
/// On a terminal that can, posts live in a region at the bottom, and what the program writes to the same
/// terminal, by ``print(_:)`` or by itself, scrolls above it. Elsewhere – a pipe, `TERM=dumb`, `CI` – it
/// writes plain lines, as a ``PlainPoster`` does.
///
/// A post whose time is up, or that is hidden or replaced, leaves no trace in the region. One whose time is
/// cut short goes into the scrollback as it is drawn, the oldest first: when the manager closes or the
/// process exits, when the region lacks room, and when a full lane evicts it. What was never drawn is a
/// line there, or counted in one ("… 1,204 more"). While the process is in the background a post is a plain
/// line at once. Signals leave the terminal as it was found.
///
/// - Note: Drawn on standard error, so that standard output stays free for answers.
public final class TerminalPoster: Poster {
  private enum Medium {
    case live(SceneDriver)
    case overlay(OverlayDriver)
    case plain(PlainPoster)
  }

  /// `terminal`, also where it writes plain lines.
  public let name: String? = "terminal"

  private let medium: Medium
  private let capture: OutputCapture?
  private let animatorSelection: AnimatorSelection
  /// How many have the terminal.
  private let loans = Mutex(0)

  /// Creates a poster for the program's standard error.
  ///
  /// - Parameters:
  ///   - environment: The variables that say what the terminal can do; nil reads the process's own.
  ///   - styles: Your styles, by the name that a post's style asks for.
  ///   - animators: Your animators, by the name that a post's transition asks for.
  ///   - motion: How much may move.
  ///   - themes: The colours and signs.
  ///   - pictures: Your pictures, by the file that a message's image names; others are read as PNG files.
  ///   - capturesOutput: Whether what the program, its libraries and its children write to standard output
  ///     and standard error is printed above the posts while there are any, as far as these are this
  ///     terminal; false leaves both alone. the page of this module says what children find.
  public convenience init(
    environment: [String: String]? = nil, styles: [String: any MessageStyle] = [:],
    animators: [String: any Animator] = [:], motion: MotionLevel = .full,
    themes: Themes = .standard, pictures: [String: Picture] = [:], capturesOutput: Bool = true
  ) {
    let terminal = CapturedDescriptors.original(of: 2)
    let capture = capturesOutput && CLibrary.isTerminal(terminal) ? OutputCapture() : nil
    let device = TerminalDevice(descriptor: capture?.terminal ?? terminal)
    let variables = environment ?? CLibrary.environment()
    self.init(
      port: capture.map { CapturingPort(device, capture: $0) } ?? device,
      capabilities: TerminalCapabilities(environment: variables, isTerminal: device.isTerminal),
      theme: themes.theme(environment: variables), styles: styles, animators: animators,
      motion: motion, pictures: pictures, capture: capture)
  }

  /// Creates a poster for a terminal, or for a sink where the terminal can only take lines.
  init(
    port: any TerminalPort, capabilities: TerminalCapabilities,
    sink: any ByteSink = FileDescriptorSink.standardError, theme: Theme = .dark,
    styles: [String: any MessageStyle] = [:], animators: [String: any Animator] = [:],
    motion: MotionLevel = .full, pictures: [String: Picture] = [:],
    timer: any FrameTimer = FrameThread(),
    capture: OutputCapture? = nil
  ) {
    SignalTable.endAtQuit()
    TerminalRestore.state.registerAtExit()
    animatorSelection = AnimatorSelection(AnimatorRegistry(animators), motion: motion)
    self.capture = capabilities.mode == .inline ? capture : nil
    guard capabilities.mode == .inline else {
      medium = .plain(PlainPoster(to: sink, isUnicode: capabilities.isUnicode))
      return
    }
    var scene = TerminalScene(
      environment: ViewEnvironment(columns: 80, theme: theme, capabilities),
      styles: StyleRegistry(styles), animatorSelection: animatorSelection)
    scene.hasLinks = capabilities.hasLinks
    let driver = SceneDriver(
      scene, port: port, capabilities: capabilities, timer: timer,
      library: PictureLibrary(pictures))
    medium = .live(driver)
    capture?.connect(to: driver.writer)
  }

  /// Creates a poster whose posts are shown above a full-screen application.
  ///
  /// What it shows is gone when the manager closes. A ``TerminalScreen`` without a terminal gets plain
  /// lines instead. Motion, taps, keys and the bell are told to the
  /// manager and to the application as they happen.
  ///
  /// - Parameters:
  ///   - host: The application.
  ///   - environment: The variables that say what the terminal can do; nil reads the process's own.
  ///   - styles: Your styles, by the name that a post's style asks for.
  ///   - animators: Your animators, by the name that a post's transition asks for.
  ///   - motion: How much may move.
  ///   - themes: The colours and signs.
  ///   - pictures: Your pictures, by the file that a message's image names; others are read as PNG files.
  ///   - context: Where on the screen a post is shown; pure and quick.
  public convenience init(
    above host: any TerminalHost, environment: [String: String]? = nil,
    styles: [String: any MessageStyle] = [:], animators: [String: any Animator] = [:],
    motion: MotionLevel = .full, themes: Themes = .standard, pictures: [String: Picture] = [:],
    context: @escaping @Sendable (Post) -> OverlayContext = { _ in .automatic }
  ) {
    let variables = environment ?? CLibrary.environment()
    self.init(
      above: host,
      capabilities: TerminalCapabilities(environment: variables, isTerminal: true),
      theme: themes.theme(environment: variables), styles: styles, animators: animators,
      motion: motion, pictures: pictures, context: context)
  }

  init(
    above host: any TerminalHost, capabilities: TerminalCapabilities,
    sink: any ByteSink = FileDescriptorSink.standardError, theme: Theme = .dark,
    styles: [String: any MessageStyle] = [:], animators: [String: any Animator] = [:],
    motion: MotionLevel = .full, pictures: [String: Picture] = [:],
    timer: any FrameTimer = FrameThread(),
    context: @escaping @Sendable (Post) -> OverlayContext = { _ in .automatic }
  ) {
    animatorSelection = AnimatorSelection(AnimatorRegistry(animators), motion: motion)
    capture = nil
    if let screen = host as? TerminalScreen, !screen.isInteractive {
      medium = .plain(PlainPoster(to: sink, isUnicode: capabilities.isUnicode))
      return
    }
    var scene = OverlayScene(
      environment: ViewEnvironment(columns: 80, theme: theme, capabilities),
      size: .assumed, layout: HostLayout(), styles: StyleRegistry(styles),
      animatorSelection: animatorSelection, words: .english)
    scene.hasLinks = capabilities.hasLinks
    scene.environment.showsPictures = scene.environment.showsPictures && host is TerminalScreen
    medium = .overlay(
      OverlayDriver(
        scene, host: host, capabilities: capabilities, context: context, timer: timer,
        library: PictureLibrary(pictures)))
  }

  /// What it can do: nothing where it writes plain lines, and questions only above an application.
  public var capabilities: PosterCapabilities {
    switch medium {
    case .live: [.animates, .region, .keeps]
    case .overlay: [.animates, .interactive, .region]
    case .plain: []
    }
  }

  /// Hands on what a person does to the posts above an application, and which posts made room for others
  /// in the region.
  public func attach(_ signals: PosterSignals) {
    switch medium {
    case .live(let driver): driver.attach(signals)
    case .overlay(let driver): driver.attach(signals)
    case .plain: break
    }
  }

  /// Lets messages have another ground, tint or shadow.
  ///
  /// - Parameters:
  ///   - configuration: How they look beside their theme.
  ///   - appliesToAll: Whether those that are shown change as well, rather than only later ones.
  public func configure(_ configuration: ViewConfiguration, appliesToAll: Bool = false) {
    switch medium {
    case .live(let driver):
      driver.configure(configuration, appliesToAll: appliesToAll)
    case .overlay(let driver):
      driver.configure(configuration, appliesToAll: appliesToAll)
    case .plain: break
    }
  }

  /// What writes plain lines, where nothing can be drawn.
  public var recorder: (any Recorder)? {
    if case .plain(let poster) = medium { poster } else { nil }
  }

  /// The durations of the animator that the post asks for; none while the region lacks room.
  public func timing(for post: Post) -> PostTiming {
    switch medium {
    case .plain: return .zero
    case .live(let driver) where driver.lacksRoom: return .zero
    case .live, .overlay: break
    }
    let animator = animatorSelection.animator(for: post)
    return PostTiming(
      entrance: animator.duration(of: .entering), exit: animator.duration(of: .leaving))
  }

  /// Begins the entrance.
  ///
  /// - Throws: `UnresolvedContext` where the
  ///   application does not show the place that the post belongs to.
  public func show(_ post: Post) async throws {
    switch medium {
    case .live(let driver): driver.show(post)
    case .overlay(let driver): try driver.show(post)
    case .plain: break
    }
  }

  /// Draws the new content.
  public func update(_ post: Post) async throws {
    switch medium {
    case .live(let driver): driver.update(post)
    case .overlay(let driver): driver.update(post)
    case .plain: break
    }
  }

  /// Begins the exit, or leaves the post in the scrollback, as its reason says.
  public func hide(_ post: Post) async {
    switch medium {
    case .live(let driver): driver.hide(post)
    case .overlay(let driver): driver.hide(post)
    case .plain: break
    }
  }

  /// Waits until the terminal has everything that was printed.
  public func flush() async {
    if case .live(let driver) = medium { await driver.writer.flush() }
  }

  /// Prints text above the posts, for good; it ends where a line ends.
  ///
  /// May be called from any thread. On a terminal colours are kept; whatever else could act on it is
  /// neutralised. Above an application there is no place for it, and it is left out.
  public func print(_ text: String) {
    switch medium {
    case .live(let driver): driver.writer.print(text)
    case .overlay: break
    case .plain(let poster): poster.print(text)
    }
  }

  /// Takes the posts away, and leaves the terminal, with its settings and what is written to it, to others.
  ///
  /// Calls are counted: each asks for one of ``reclaimTerminal()``. Above an application, and where there are
  /// plain lines, nothing changes.
  ///
  /// - Returns: Whether posts are drawn below the output.
  public func releaseTerminal() async -> Bool {
    guard case .live(let driver) = medium else { return false }
    loans.withLock { $0 += 1 }
    await capture?.pause()
    await driver.writer.release()
    return true
  }

  /// Draws the posts again, below what others have written.
  public func reclaimTerminal() async {
    guard case .live(let driver) = medium,
      loans.withLock({
        $0 -= 1; return $0 == 0
      })
    else { return }
    capture?.resume()
    driver.writer.takeBack()
  }

  /// Leaves everything that stands in the scrollback at once, since the process ends; what an application
  /// showed is gone with its screen.
  public func settle(_ posts: [Post]) {
    if case .live(let driver) = medium { driver.settle(posts) }
  }

  /// Leaves what still stands in the scrollback, and the terminal as it was found.
  public func close() async {
    switch medium {
    case .live(let driver):
      await capture?.stop()
      await driver.close()
    case .overlay(let driver): await driver.close()
    case .plain: break
    }
  }
}

extension Poster where Self == TerminalPoster {
  /// Posts drawn and animated on the terminal at the program's standard error; plain lines where
  /// there is none.
  ///
  /// - Parameters:
  ///   - styles: Your styles, by the name that a post's style asks for.
  ///   - animators: Your animators, by the name that a post's transition asks for.
  ///   - motion: How much may move.
  ///   - themes: The colours and signs.
  ///   - pictures: Your pictures, by the file that a message's image names; others are read as PNG files.
  ///   - capturesOutput: Whether what the program, its libraries and its children write to standard output
  ///     and standard error is printed above the posts while there are any, as far as these are this
  ///     terminal; the page of this module says what children find.
  /// - Returns: A poster that has not drawn anything yet.
  @_disfavoredOverload
  public static func terminal(
    styles: [String: any MessageStyle] = [:], animators: [String: any Animator] = [:],
    motion: MotionLevel = .full, themes: Themes = .standard, pictures: [String: Picture] = [:],
    capturesOutput: Bool = true
  ) -> TerminalPoster {
    TerminalPoster(
      styles: styles, animators: animators, motion: motion, themes: themes, pictures: pictures,
      capturesOutput: capturesOutput)
  }

  /// Posts drawn and animated above a full-screen application.
  ///
  /// ```swift
  /// .terminal(above: screen) { post in post.options.group == "build" ? .region("output") : .automatic }
  /// ```
  ///
  /// - Parameters:
  ///   - host: The application.
  ///   - styles: Your styles, by the name that a post's style asks for.
  ///   - animators: Your animators, by the name that a post's transition asks for.
  ///   - motion: How much may move.
  ///   - themes: The colours and signs.
  ///   - pictures: Your pictures, by the file that a message's image names; others are read as PNG files.
  ///   - context: Where on the screen a post is shown; pure and quick.
  /// - Returns: A poster that has not drawn anything yet.
  @_disfavoredOverload
  public static func terminal(
    above host: any TerminalHost, styles: [String: any MessageStyle] = [:],
    animators: [String: any Animator] = [:], motion: MotionLevel = .full,
    themes: Themes = .standard, pictures: [String: Picture] = [:],
    context: @escaping @Sendable (Post) -> OverlayContext = { _ in .automatic }
  ) -> TerminalPoster {
    TerminalPoster(
      above: host, styles: styles, animators: animators, motion: motion, themes: themes,
      pictures: pictures,
      context: context)
  }
}
