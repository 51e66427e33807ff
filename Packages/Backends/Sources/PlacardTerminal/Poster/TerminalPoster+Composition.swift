public import PlacardAnimators
public import PlacardModels
public import PlacardPosting
public import PlacardViews

extension Poster where Self == TerminalPoster {
  /// Posts drawn and animated on the terminal at standard error; plain lines if there is none.
  ///
  /// - Parameters:
  ///   - styles: Custom styles, by the name in a post's style.
  ///   - animators: Custom animators, by the name in a post's transition.
  ///   - motion: The amount of motion.
  ///   - themes: The colours and signs.
  ///   - pictures: Custom pictures, by the file name of a message's image; others are read as PNG files.
  ///   - input: Where answers to questions come from: keys typed at the terminal, if it is also standard
  ///     input, or nothing.
  ///   - capturesOutput: Whether output of the program, its libraries and its children to standard output
  ///     and standard error, as far as these are this terminal, is printed above the posts while there are
  ///     any. The module's overview says how child processes are handled.
  /// - Returns: A poster that has not drawn anything yet.
  @_disfavoredOverload
  public static func terminal(
    styles: [String: any MessageStyle] = [:], animators: [String: any Animator] = [:],
    motion: MotionLevel = .full, themes: Themes = .standard, pictures: [String: Picture] = [:],
    input: TerminalPoster.Input = .keys, capturesOutput: Bool = true
  ) -> TerminalPoster {
    TerminalPoster(
      styles: styles, animators: animators, motion: motion, themes: themes, pictures: pictures,
      input: input, capturesOutput: capturesOutput)
  }

  /// Posts drawn and animated above a full-screen application on a ``TerminalScreen``.
  ///
  /// ```swift
  /// .terminal(above: screen) { post in post.options.group == "build" ? .region("output") : .automatic }
  /// ```
  ///
  /// - Parameters:
  ///   - screen: The application's screen.
  ///   - styles: Custom styles, by the name in a post's style.
  ///   - animators: Custom animators, by the name in a post's transition.
  ///   - motion: The amount of motion.
  ///   - themes: The colours and signs.
  ///   - pictures: Custom pictures, by the file name of a message's image; others are read as PNG files.
  ///   - context: Where on the screen a post is shown; pure and quick. By default what the post's options say.
  /// - Returns: A poster that has not drawn anything yet.
  @_disfavoredOverload
  public static func terminal(
    above screen: TerminalScreen, styles: [String: any MessageStyle] = [:],
    animators: [String: any Animator] = [:], motion: MotionLevel = .full,
    themes: Themes = .standard, pictures: [String: Picture] = [:],
    context: @escaping @Sendable (Post) -> OverlayContext = { OverlayContext(of: $0) }
  ) -> TerminalPoster {
    TerminalPoster(
      above: screen, styles: styles, animators: animators, motion: motion, themes: themes,
      pictures: pictures, context: context)
  }

  /// Posts drawn and animated above a full-screen application with a renderer of its own.
  ///
  /// - Parameters:
  ///   - host: The application.
  ///   - styles: Custom styles, by the name in a post's style.
  ///   - animators: Custom animators, by the name in a post's transition.
  ///   - motion: The amount of motion.
  ///   - themes: The colours and signs.
  ///   - pictures: Custom pictures, by the file name of a message's image; others are read as PNG files.
  ///   - context: Where on the screen a post is shown; pure and quick. By default what the post's options say.
  /// - Returns: A poster that has not drawn anything yet.
  @_disfavoredOverload
  public static func terminal(
    above host: any TerminalHost, styles: [String: any MessageStyle] = [:],
    animators: [String: any Animator] = [:], motion: MotionLevel = .full,
    themes: Themes = .standard, pictures: [String: Picture] = [:],
    context: @escaping @Sendable (Post) -> OverlayContext = { OverlayContext(of: $0) }
  ) -> TerminalPoster {
    TerminalPoster(
      above: host, styles: styles, animators: animators, motion: motion, themes: themes,
      pictures: pictures,
      context: context)
  }
}
