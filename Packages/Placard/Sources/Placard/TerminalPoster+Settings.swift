public import PlacardAnimators
public import PlacardModels
public import PlacardPosting
public import PlacardTerminal
public import PlacardViews

extension Poster where Self == TerminalPoster {
  /// Posts drawn and animated on the terminal at the program's standard error, as the person in front of
  /// it wants them; plain lines where there is none.
  ///
  /// - Parameters:
  ///   - settings: Whose templates come before the styles, and whose motion before `motion`; nil reads
  ///     the person's own files, and tells on standard error what is wrong in the templates.
  ///   - styles: Your styles, by the name that a post's style asks for.
  ///   - animators: Your animators, by the name that a post's transition asks for.
  ///   - motion: How much may move.
  ///   - themes: The colours and signs.
  ///   - pictures: Your pictures, by the file that a message's image names; others are read as PNG files.
  ///   - capturesOutput: Whether what the program, its libraries and its children write to standard output
  ///     and standard error is printed above the posts while there are any, as far as these are this
  ///     terminal; nil leaves it to the poster, which does so.
  /// - Returns: A poster that has not drawn anything yet.
  public static func terminal(
    settings: UserSettings? = nil, styles: [String: any MessageStyle] = [:],
    animators: [String: any Animator] = [:], motion: MotionLevel = .full,
    themes: Themes = .standard, pictures: [String: Picture] = [:], capturesOutput: Bool? = nil
  ) -> TerminalPoster {
    let settings = settings ?? .forDrawing()
    let styles = styles.merging(settings.styles) { $1 }
    let motion = settings.motion ?? motion
    guard let capturesOutput else {
      return TerminalPoster(
        styles: styles, animators: animators, motion: motion, themes: themes, pictures: pictures)
    }
    return TerminalPoster(
      styles: styles, animators: animators, motion: motion, themes: themes, pictures: pictures,
      capturesOutput: capturesOutput)
  }

  /// Posts drawn and animated above a full-screen application, as the person in front of it wants them.
  ///
  /// - Parameters:
  ///   - host: The application.
  ///   - settings: Whose templates come before the styles, and whose motion before `motion`; nil reads
  ///     the person's own files, and tells on standard error what is wrong in the templates.
  ///   - styles: Your styles, by the name that a post's style asks for.
  ///   - animators: Your animators, by the name that a post's transition asks for.
  ///   - motion: How much may move.
  ///   - themes: The colours and signs.
  ///   - pictures: Your pictures, by the file that a message's image names; others are read as PNG files.
  ///   - context: Where on the screen a post is shown; pure and quick.
  /// - Returns: A poster that has not drawn anything yet.
  public static func terminal(
    above host: any TerminalHost, settings: UserSettings? = nil,
    styles: [String: any MessageStyle] = [:], animators: [String: any Animator] = [:],
    motion: MotionLevel = .full, themes: Themes = .standard, pictures: [String: Picture] = [:],
    context: @escaping @Sendable (Post) -> OverlayContext = { _ in .automatic }
  ) -> TerminalPoster {
    let settings = settings ?? .forDrawing()
    return TerminalPoster(
      above: host, styles: styles.merging(settings.styles) { $1 }, animators: animators,
      motion: settings.motion ?? motion, themes: themes, pictures: pictures,
      context: context)
  }
}

extension UserSettings {
  /// The settings of a poster; the manager reports errors of the configuration.
  fileprivate static func forDrawing() -> UserSettings {
    let files = UserFiles()
    return UserSettings(
      configuration: files.configuration { _ in }, styles: files.styles { tell($0) })
  }
}
