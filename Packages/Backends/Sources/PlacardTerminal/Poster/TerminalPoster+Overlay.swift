import PlacardAccessibility
public import PlacardAnimators
public import PlacardModels
import PlacardOutput
public import PlacardViews

extension TerminalPoster {
  /// Creates a poster that draws posts above a full-screen application with a renderer of its own.
  ///
  /// The posts are gone once the manager closes. Motion, taps, keys and the bell are reported to the manager and to the application
  /// as they happen.
  ///
  /// - Parameters:
  ///   - host: The application.
  ///   - environment: The environment variables that describe the terminal; nil reads the process's own.
  ///   - styles: Custom styles, by the name in a post's style.
  ///   - animators: Custom animators, by the name in a post's transition.
  ///   - motion: The amount of motion.
  ///   - themes: The colours and signs.
  ///   - pictures: Custom pictures, by the file name of a message's image; others are read as PNG files.
  ///   - context: Where on the screen a post is shown; pure and quick. By default what the post's options say.
  public convenience init(
    above host: any TerminalHost, environment: [String: String]? = nil,
    styles: [String: any MessageStyle] = [:], animators: [String: any Animator] = [:],
    motion: MotionLevel = .full, themes: Themes = .standard, pictures: [String: Picture] = [:],
    context: @escaping @Sendable (Post) -> OverlayContext = { OverlayContext(of: $0) }
  ) {
    let variables = environment ?? CLibrary.environment()
    self.init(
      above: host,
      capabilities: TerminalCapabilities(environment: variables, isTerminal: true),
      theme: themes.following(variables).theme(environment: variables),
      themes: themes.following(variables), styles: styles,
      animators: animators,
      motion: motion, pictures: pictures, context: context)
  }

  convenience init(
    above host: any TerminalHost, capabilities: TerminalCapabilities, theme: Theme = .dark,
    themes: Themes = .standard, styles: [String: any MessageStyle] = [:],
    animators: [String: any Animator] = [:],
    motion: MotionLevel = .full, pictures: [String: Picture] = [:],
    timer: any FrameTimer = FrameThread(),
    context: @escaping @Sendable (Post) -> OverlayContext = { OverlayContext(of: $0) }
  ) {
    let animatorSelection = AnimatorSelection(AnimatorRegistry(animators), motion: motion)
    var scene = OverlayScene(
      theme, capabilities, themes: themes, styles: styles, animatorSelection: animatorSelection)
    scene.environment.showsPictures = false
    let overlay = HostOverlay(
      scene, host: host, context: context, timer: timer, library: PictureLibrary(pictures))
    self.init(.overlay(overlay), animatorSelection: animatorSelection)
  }

  /// Creates a poster that draws posts above a full-screen application on a ``TerminalScreen``.
  ///
  /// The posts are gone once the manager closes. Without a terminal, plain lines are written instead. Several
  /// posters may share a screen: posts of later ones are drawn above, and are offered input first.
  ///
  /// - Parameters:
  ///   - screen: The application's screen.
  ///   - styles: Custom styles, by the name in a post's style.
  ///   - animators: Custom animators, by the name in a post's transition.
  ///   - motion: The amount of motion.
  ///   - themes: The colours and signs.
  ///   - pictures: Custom pictures, by the file name of a message's image; others are read as PNG files.
  ///   - context: Where on the screen a post is shown; pure and quick. By default what the post's options say.
  public convenience init(
    above screen: TerminalScreen, styles: [String: any MessageStyle] = [:],
    animators: [String: any Animator] = [:], motion: MotionLevel = .full,
    themes: Themes = .standard, pictures: [String: Picture] = [:],
    context: @escaping @Sendable (Post) -> OverlayContext = { OverlayContext(of: $0) }
  ) {
    self.init(
      above: screen, sink: FileDescriptorSink.standardError,
      theme: themes.following(screen.environment).theme(environment: screen.environment),
      themes: themes.following(screen.environment), styles: styles,
      animators: animators, motion: motion, pictures: pictures, context: context)
  }

  convenience init(
    above screen: TerminalScreen, sink: any ByteSink, theme: Theme = .dark,
    themes: Themes = .standard, styles: [String: any MessageStyle] = [:],
    animators: [String: any Animator] = [:],
    motion: MotionLevel = .full, pictures: [String: Picture] = [:],
    context: @escaping @Sendable (Post) -> OverlayContext = { OverlayContext(of: $0) }
  ) {
    let animatorSelection = AnimatorSelection(AnimatorRegistry(animators), motion: motion)
    let capabilities = screen.loop.capabilities
    guard screen.isInteractive else {
      self.init(.plain(PlainPoster(to: sink, capabilities)), animatorSelection: animatorSelection)
      return
    }
    let scene = OverlayScene(
      theme, capabilities, themes: themes, styles: styles, animatorSelection: animatorSelection)
    let overlay = ScreenOverlay(
      scene, above: screen, library: PictureLibrary(pictures), context: context)
    self.init(.screen(overlay), animatorSelection: animatorSelection)
  }
}

extension OverlayScene {
  /// An empty scene for a terminal.
  fileprivate init(
    _ theme: Theme, _ capabilities: TerminalCapabilities, themes: Themes,
    styles: [String: any MessageStyle], animatorSelection: AnimatorSelection
  ) {
    self.init(
      environment: ViewEnvironment(columns: 80, theme: theme, capabilities), size: .assumed,
      layout: HostLayout(), styles: StyleRegistry(styles), animatorSelection: animatorSelection,
      words: .english)
    self.themes = themes
    hasLinks = capabilities.hasLinks
  }
}
