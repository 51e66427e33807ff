public import PlacardAnimators
public import PlacardModels
public import PlacardOutput
public import PlacardPosting
public import PlacardViews

/// The terminal backend: draws and animates posts in a region below the scrolling output.
///
/// On a capable terminal, posts are drawn in a region at the bottom, and output that the program writes to
/// the same terminal, with ``print(_:)`` or directly, scrolls above it. Elsewhere – a pipe, `TERM=dumb`,
/// `CI` – it writes plain lines, as a ``PlainPoster`` does; there a question is asked and answered by lines, if
/// standard input is the same terminal.
///
/// A post that expires, is hidden or is replaced leaves no trace in the region. One that is cut short goes
/// to the scrollback as drawn, oldest first: when the manager closes or the process exits, when the region
/// lacks space, and when a full lane evicts it. A post that was never drawn becomes a line there, or is
/// counted in one ("… 1,204 more"). While the process is in the background a post is printed as a plain
/// line at once. Signals restore the terminal.
///
/// - Note: Draws on standard error, so that standard output remains usable for results.
public final class TerminalPoster: Poster {
  /// Where answers to questions come from.
  public enum Input: Sendable, Hashable {
    /// The keys that a person types, read only while a question is shown; lines, where only lines are written. The
    /// terminal is asked for its background then, so that colours can be read on it.
    case keys
    /// The same, and the terminal is asked for its background with the first frame: what is typed in that moment is
    /// lost.
    case keysAndBackground
    /// Nothing: the program reads standard input itself.
    case none
  }

  /// Where posts are drawn.
  enum Medium {
    case live(InlinePosts)
    case overlay(HostOverlay)
    case screen(ScreenOverlay)
    case plain(PlainPoster)
  }

  /// `terminal`, even if it writes plain lines.
  public let name: String? = "terminal"

  private let medium: Medium
  private let animatorSelection: AnimatorSelection

  /// Creates a poster for the program's standard error.
  ///
  /// - Parameters:
  ///   - environment: The environment variables that describe the terminal; nil reads the process's own.
  ///   - styles: Custom styles, by the name in a post's style.
  ///   - animators: Custom animators, by the name in a post's transition.
  ///   - motion: The amount of motion.
  ///   - themes: The colours and signs.
  ///   - pictures: Custom pictures, by the file name of a message's image; others are read as PNG files.
  ///   - input: Where answers to questions come from: keys typed at the terminal, if it is also standard
  ///     input, or nothing.
  ///   - capturesOutput: Whether output of the program, its libraries and its children to standard output
  ///     and standard error, as far as these are this terminal, is printed above the posts while there are
  ///     any; false leaves both alone. The module's overview says how child processes are handled.
  public convenience init(
    environment: [String: String]? = nil, styles: [String: any MessageStyle] = [:],
    animators: [String: any Animator] = [:], motion: MotionLevel = .full,
    themes: Themes = .standard, pictures: [String: Picture] = [:], input: Input = .keys,
    capturesOutput: Bool = true
  ) {
    let terminal = CapturedDescriptors.original(of: 2)
    let capture = capturesOutput && CLibrary.isTerminal(terminal) ? OutputCapture() : nil
    let device = TerminalDevice(descriptor: capture?.terminal ?? terminal)
    let variables = environment ?? CLibrary.environment()
    self.init(
      port: capture.map { CapturingPort(device, capture: $0) } ?? device,
      capabilities: TerminalCapabilities(environment: variables, isTerminal: device.isTerminal),
      theme: themes.following(variables).theme(environment: variables),
      themes: themes.following(variables), styles: styles,
      animators: animators,
      motion: motion, pictures: pictures, input: input,
      queries: TerminalQueries(
        environment: variables, isTerminal: device.hasInput, isForeground: true, isBrief: true),
      capture: capture, sharing: terminal, lineTerminal: TerminalDevice())
  }

  /// Creates a poster for a terminal that is no device of this process.
  ///
  /// - Parameters:
  ///   - port: The terminal.
  ///   - environment: The environment variables that describe it.
  ///   - sink: Receives plain lines, where the variables ask for them.
  ///   - timer: The time, and the calls for the next frame.
  ///   - styles: Custom styles, by the name in a post's style.
  ///   - animators: Custom animators, by the name in a post's transition.
  ///   - motion: The amount of motion.
  ///   - themes: The colours and signs.
  ///   - pictures: Custom pictures, by the file name of a message's image.
  @_spi(Inspection) public convenience init(
    port: any TerminalPort, environment: [String: String], sink: any ByteSink,
    timer: any FrameTimer, styles: [String: any MessageStyle], animators: [String: any Animator],
    motion: MotionLevel, themes: Themes, pictures: [String: Picture]
  ) {
    self.init(
      port: port,
      capabilities: TerminalCapabilities(environment: environment, isTerminal: true), sink: sink,
      theme: themes.following(environment).theme(environment: environment),
      themes: themes.following(environment), styles: styles,
      animators: animators,
      motion: motion, pictures: pictures, timer: timer)
  }

  /// Creates a poster for a terminal, or for a sink if the terminal can only show lines.
  ///
  /// With a `sharing` descriptor it draws in the session of other posters on that terminal, if there are any.
  init(
    port: any TerminalPort, capabilities: TerminalCapabilities,
    sink: any ByteSink = FileDescriptorSink.standardError, theme: Theme = .dark,
    themes: Themes = .standard, styles: [String: any MessageStyle] = [:],
    animators: [String: any Animator] = [:],
    motion: MotionLevel = .full, pictures: [String: Picture] = [:],
    input: Input = .keys, queries: TerminalQueries? = nil, timer: (any FrameTimer)? = nil,
    capture: OutputCapture? = nil, sharing descriptor: Int32? = nil,
    lineTerminal: TerminalDevice? = nil
  ) {
    SignalTable.endAtQuit()
    TerminalRestore.state.registerAtExit()
    animatorSelection = AnimatorSelection(AnimatorRegistry(animators), motion: motion)
    guard capabilities.mode == .inline else {
      medium = .plain(
        PlainPoster(to: sink, capabilities, asking: input == .none ? nil : lineTerminal))
      return
    }
    var scene = TerminalScene(
      environment: ViewEnvironment(columns: 80, theme: theme, capabilities),
      styles: StyleRegistry(styles), animatorSelection: animatorSelection)
    scene.themes = themes
    scene.hasLinks = capabilities.hasLinks
    scene.hasKeyboard = input != .none && port.hasInput
    let make = {
      let session = TerminalSession(
        port, capabilities: capabilities, hasKeyboard: port.hasInput, timer: timer,
        queries: queries, asksAtOnce: input == .keysAndBackground)
      return SharedTerminal(session, capture: capture)
    }
    let (terminal, id) = descriptor.map { SharedTerminal.join($0, make) } ?? (make(), 0)
    let posts = SessionPosts(
      terminal.session, id: id, scene: scene, library: PictureLibrary(pictures))
    medium = .live(InlinePosts(posts, on: terminal))
  }

  /// Creates a poster above an application.
  init(_ medium: Medium, animatorSelection: AnimatorSelection) {
    self.medium = medium
    self.animatorSelection = animatorSelection
  }

  /// The poster's capabilities: questions where keys can be read or, where it writes plain lines, lines.
  public var capabilities: PosterCapabilities {
    switch medium {
    case .live(let inline):
      inline.posts.hasKeyboard
        ? [.animates, .interactive, .region, .keeps] : [.animates, .region, .keeps]
    case .overlay, .screen: [.animates, .interactive, .region]
    case .plain(let poster): poster.capabilities
    }
  }

  /// Receives callbacks for user actions on posts above an application, and for posts that the region
  /// removed for lack of space.
  public func attach(_ signals: PosterSignals) {
    switch medium {
    case .live(let inline): inline.posts.attach(signals)
    case .overlay(let overlay): overlay.attach(signals)
    case .screen(let overlay): overlay.attach(signals)
    case .plain(let poster): poster.attach(signals)
    }
  }

  /// Changes the colour scheme, tint or shadow of messages.
  ///
  /// - Parameters:
  ///   - configuration: Their appearance, in addition to their theme.
  ///   - appliesToAll: Whether visible posts change as well, rather than only later ones.
  public func configure(_ configuration: ViewConfiguration, appliesToAll: Bool = false) {
    switch medium {
    case .live(let inline):
      inline.posts.configure(configuration, appliesToAll: appliesToAll)
    case .overlay(let overlay):
      overlay.perform(.configure(configuration, appliesToAll: appliesToAll))
    case .screen(let overlay):
      overlay.add(.configure(configuration, appliesToAll: appliesToAll))
    case .plain: break
    }
  }

  /// Writes plain lines if nothing can be drawn.
  public var recorder: (any Recorder)? {
    if case .plain(let poster) = medium { poster } else { nil }
  }

  /// The durations of the post's animator; zero while the region lacks space.
  public func timing(for post: Post) -> PostTiming {
    switch medium {
    case .plain: return .zero
    case .live(let inline) where inline.posts.lacksSpace: return .zero
    case .live, .overlay, .screen: break
    }
    let animator = animatorSelection.animator(for: post)
    return PostTiming(
      entrance: animator.duration(of: .entering), exit: animator.duration(of: .leaving))
  }

  /// Starts the entrance.
  ///
  /// - Throws: `UnresolvedContext` if the application does not show the region that the post belongs to.
  public func show(_ post: Post) async throws {
    switch medium {
    case .live(let inline): await inline.posts.show(post)
    case .overlay(let overlay): try overlay.show(post)
    case .screen(let overlay): try await overlay.show(post)
    case .plain: break
    }
  }

  /// Redraws the post with its new content.
  public func update(_ post: Post) async throws {
    switch medium {
    case .live(let inline): await inline.posts.update(post)
    case .overlay(let overlay): overlay.update(post)
    case .screen(let overlay): await overlay.update(post)
    case .plain: break
    }
  }

  /// Draws how many posts wait in a stack that is at its limit, as "+2" beside the newest of its posts.
  public func updateQueue(_ queue: LaneQueue) async {
    switch medium {
    case .live(let inline): await inline.posts.updateQueue(queue)
    case .overlay(let overlay): overlay.perform(.updateQueue(queue))
    case .screen(let overlay): await overlay.perform(.updateQueue(queue))
    case .plain: break
    }
  }

  /// Starts the exit, or commits the post to the scrollback, depending on the reason.
  public func hide(_ post: Post) async {
    switch medium {
    case .live(let inline): await inline.posts.hide(post)
    case .overlay(let overlay): overlay.perform(.hide(post))
    case .screen(let overlay): await overlay.perform(.hide(post))
    case .plain: break
    }
  }

  /// Waits until everything printed has been written to the terminal.
  public func flush() async {
    if case .live(let inline) = medium { await inline.session.flush() }
  }

  /// Draws the frame of this moment, however recent the latest one is, and waits until it is written.
  @_spi(Inspection) public func redraw() async {
    guard case .live(let inline) = medium else { return }
    inline.posts.redraw()
    await inline.session.flush()
  }

  /// Prints text permanently above the posts; ends the last line if necessary.
  ///
  /// May be called from any thread. Colours are kept on a terminal; any other control sequence is
  /// neutralised. Does nothing above an application, which has no scrollback.
  public func print(_ text: String) {
    switch medium {
    case .live(let inline): inline.session.print(text)
    case .overlay, .screen: break
    case .plain(let poster): poster.print(text)
    }
  }

  /// Suspends drawing: removes the posts and leaves the terminal with its settings and output to others.
  ///
  /// Calls are counted: each needs a matching ``reclaimTerminal()``. Above an application, and with plain
  /// lines, it does nothing.
  ///
  /// - Returns: Whether posts are drawn in a region below the output.
  public func releaseTerminal() async -> Bool {
    guard case .live(let inline) = medium else { return false }
    await inline.terminal.release()
    return true
  }

  /// Resumes drawing, below the output of others.
  public func reclaimTerminal() async {
    if case .live(let inline) = medium { inline.terminal.takeBack() }
  }

  /// Commits all visible posts to the scrollback immediately, because the process exits; posts above an
  /// application disappear with its screen.
  public func flushAtExit(_ posts: [Post]) {
    if case .live(let inline) = medium { inline.flushAtExit(posts) }
  }

  /// Commits the remaining posts to the scrollback, and restores the terminal.
  public func close() async {
    switch medium {
    case .live(let inline): await inline.close()
    case .overlay(let overlay): await overlay.close()
    case .screen(let overlay): await overlay.close()
    case .plain(let poster): await poster.close()
    }
  }
}
