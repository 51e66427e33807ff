public import PlacardAnimators
public import PlacardModels
public import PlacardPosting
public import PlacardTerminal
public import PlacardViews

extension Poster where Self == TerminalPoster {
  /// A poster that draws and animates posts on the terminal at standard error, with the user's
  /// settings; plain lines if it is not a terminal.
  ///
  /// - Parameters:
  ///   - settings: Settings whose templates take precedence over `styles`, and whose motion over
  ///     `motion`; nil reads the user's files, and reports problems with templates on standard
  ///     error.
  ///   - styles: Custom styles, by the name in a post's options.
  ///   - animators: Custom animators, by the name in a post's options.
  ///   - motion: The amount of motion.
  ///   - themes: The colours and symbols.
  ///   - pictures: Pictures by the file name in a message's image; others are read as PNG files.
  ///   - input: Where answers to questions come from: keys typed at the terminal, if it is also standard
  ///     input, or nothing.
  ///   - capturesOutput: Whether output of the program, its libraries and its child processes to
  ///     standard output and standard error, as far as they are this terminal, is printed above the
  ///     posts while there are any.
  /// - Returns: A poster that has not drawn anything yet.
  public static func terminal(
    settings: UserSettings? = nil, styles: [String: any MessageStyle] = [:],
    animators: [String: any Animator] = [:], motion: MotionLevel = .full,
    themes: Themes = .standard, pictures: [String: Picture] = [:],
    input: TerminalPoster.Input = .keys, capturesOutput: Bool = true
  ) -> TerminalPoster {
    let settings = settings ?? .forDrawing()
    let styles = styles.merging(settings.styles) { $1 }
    let motion = settings.motion ?? motion
    return TerminalPoster(
      styles: styles, animators: animators, motion: motion, themes: themes, pictures: pictures,
      input: input, capturesOutput: capturesOutput)
  }

  /// A poster that draws and animates posts above a full-screen application on a `TerminalScreen`, with the
  /// user's settings.
  ///
  /// - Parameters:
  ///   - screen: The application's screen.
  ///   - settings: Settings whose templates take precedence over `styles`, and whose motion over
  ///     `motion`; nil reads the user's files, and reports problems with templates on standard
  ///     error.
  ///   - styles: Custom styles, by the name in a post's options.
  ///   - animators: Custom animators, by the name in a post's options.
  ///   - motion: The amount of motion.
  ///   - themes: The colours and symbols.
  ///   - pictures: Pictures by the file name in a message's image; others are read as PNG files.
  ///   - context: Returns where on the screen a post is shown; pure and quick. By default what the post's
  ///     options say.
  /// - Returns: A poster that has not drawn anything yet.
  public static func terminal(
    above screen: TerminalScreen, settings: UserSettings? = nil,
    styles: [String: any MessageStyle] = [:], animators: [String: any Animator] = [:],
    motion: MotionLevel = .full, themes: Themes = .standard, pictures: [String: Picture] = [:],
    context: @escaping @Sendable (Post) -> OverlayContext = { OverlayContext(of: $0) }
  ) -> TerminalPoster {
    let settings = settings ?? .forDrawing()
    return TerminalPoster(
      above: screen, styles: styles.merging(settings.styles) { $1 }, animators: animators,
      motion: settings.motion ?? motion, themes: themes, pictures: pictures,
      context: context)
  }

  /// A poster that draws and animates posts above a full-screen application with a renderer of its own, with
  /// the user's settings.
  ///
  /// - Parameters:
  ///   - host: The application.
  ///   - settings: Settings whose templates take precedence over `styles`, and whose motion over
  ///     `motion`; nil reads the user's files, and reports problems with templates on standard
  ///     error.
  ///   - styles: Custom styles, by the name in a post's options.
  ///   - animators: Custom animators, by the name in a post's options.
  ///   - motion: The amount of motion.
  ///   - themes: The colours and symbols.
  ///   - pictures: Pictures by the file name in a message's image; others are read as PNG files.
  ///   - context: Returns where on the screen a post is shown; pure and quick. By default what the post's
  ///     options say.
  /// - Returns: A poster that has not drawn anything yet.
  public static func terminal(
    above host: any TerminalHost, settings: UserSettings? = nil,
    styles: [String: any MessageStyle] = [:], animators: [String: any Animator] = [:],
    motion: MotionLevel = .full, themes: Themes = .standard, pictures: [String: Picture] = [:],
    context: @escaping @Sendable (Post) -> OverlayContext = { OverlayContext(of: $0) }
  ) -> TerminalPoster {
    let settings = settings ?? .forDrawing()
    return TerminalPoster(
      above: host, styles: styles.merging(settings.styles) { $1 }, animators: animators,
      motion: settings.motion ?? motion, themes: themes, pictures: pictures,
      context: context)
  }
}

extension UserSettings {
  /// The settings for a poster; problems with the configuration are reported by the manager.
  fileprivate static func forDrawing() -> UserSettings {
    let files = UserFiles()
    return UserSettings(
      configuration: files.configuration { _ in }, styles: files.styles { report($0) })
  }
}
