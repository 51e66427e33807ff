public import PlacardAnimators
public import PlacardPosting
@_spi(Inspection) public import PlacardTerminal
public import PlacardViews

extension Poster where Self == TerminalPoster {
  /// Posts drawn and animated on a terminal in memory, as `.terminal()` draws them on a real one.
  ///
  /// - Parameters:
  ///   - terminal: The terminal.
  ///   - styles: Custom styles, by the name in a post's style.
  ///   - animators: Custom animators, by the name in a post's transition.
  ///   - motion: The amount of motion.
  ///   - themes: The colours and signs.
  ///   - pictures: Custom pictures, by the file name of a message's image; others are read as PNG files.
  /// - Returns: A poster that has not drawn anything yet.
  public static func terminal(
    on terminal: VirtualTerminal, styles: [String: any MessageStyle] = [:],
    animators: [String: any Animator] = [:], motion: MotionLevel = .full,
    themes: Themes = .standard, pictures: [String: Picture] = [:]
  ) -> TerminalPoster {
    let poster = TerminalPoster(
      port: terminal.port, environment: terminal.environment,
      sink: VirtualLines(port: terminal.port), timer: terminal.timer, styles: styles,
      animators: animators, motion: motion, themes: themes, pictures: pictures)
    terminal.add(poster)
    return poster
  }
}
