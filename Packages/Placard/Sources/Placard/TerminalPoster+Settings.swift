public import PlacardAccessibility
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
  ///   - settings: Whose templates come before the views, and whose motion before `motion`; nil reads
  ///     the person's own files, and tells on standard error what is wrong in the templates.
  ///   - views: Your views, by the name that a post's style asks for.
  ///   - animators: Your animators, by the name that a post's transition asks for.
  ///   - motion: How much may move.
  ///   - themes: The colours and signs.
  ///   - pictures: Your pictures, by the file that a message's image names; others are read as PNG files.
  ///   - capturesOutput: Whether what the program, its libraries and its children write to standard output
  ///     and standard error is printed above the posts while there are any, as far as these are this
  ///     terminal; nil leaves it to the poster, which does so.
  /// - Returns: A poster that has not drawn anything yet.
  public static func terminal(
    settings: UserSettings? = nil, views: [String: any MessageView] = [:],
    animators: [String: any Animator] = [:], motion: MotionLevel = .full,
    themes: Themes = .standard, pictures: [String: Picture] = [:], capturesOutput: Bool? = nil
  ) -> TerminalPoster {
    let settings = settings ?? .forDrawing()
    let views = views.merging(settings.views) { $1 }
    let motion = settings.motion ?? motion
    guard let capturesOutput else {
      return TerminalPoster(
        views: views, animators: animators, motion: motion, themes: themes, pictures: pictures)
    }
    return TerminalPoster(
      views: views, animators: animators, motion: motion, themes: themes, pictures: pictures,
      capturesOutput: capturesOutput)
  }

  /// Posts drawn and animated above a full-screen application, as the person in front of it wants them.
  ///
  /// - Parameters:
  ///   - host: The application.
  ///   - settings: Whose templates come before the views, and whose motion before `motion`; nil reads
  ///     the person's own files, and tells on standard error what is wrong in the templates.
  ///   - views: Your views, by the name that a post's style asks for.
  ///   - animators: Your animators, by the name that a post's transition asks for.
  ///   - motion: How much may move.
  ///   - themes: The colours and signs.
  ///   - pictures: Your pictures, by the file that a message's image names; others are read as PNG files.
  ///   - words: What is said of the area that dismisses a modal post.
  ///   - context: Where on the screen a post is shown; pure and quick.
  /// - Returns: A poster that has not drawn anything yet.
  public static func terminal(
    above host: any TerminalHost, settings: UserSettings? = nil,
    views: [String: any MessageView] = [:], animators: [String: any Animator] = [:],
    motion: MotionLevel = .full, themes: Themes = .standard, pictures: [String: Picture] = [:],
    words: AnnouncementWords = .english,
    context: @escaping @Sendable (Post) -> OverlayContext = { _ in .automatic }
  ) -> TerminalPoster {
    let settings = settings ?? .forDrawing()
    return TerminalPoster(
      above: host, views: views.merging(settings.views) { $1 }, animators: animators,
      motion: settings.motion ?? motion, themes: themes, pictures: pictures, words: words,
      context: context)
  }
}

extension UserSettings {
  /// The settings of a poster; the manager reports errors of the configuration.
  fileprivate static func forDrawing() -> UserSettings {
    let files = UserFiles()
    return UserSettings(
      configuration: files.configuration { _ in }, views: files.views { tell($0) })
  }
}
