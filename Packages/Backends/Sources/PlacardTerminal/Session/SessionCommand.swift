import PlacardPosting

/// What posters and an application ask of a session.
enum SessionCommand: Sendable {
  /// A command of a poster.
  case post(SceneCommand, of: Int)
  /// The scene of a new poster below the output, which is created on the session's thread.
  case add(Int, @Sendable () -> TerminalScene)
  /// The scene of a new poster above an application.
  indirect case join(Int, OverlayScene)
  /// Enters or leaves the screen for the application.
  case enter, leave
  /// Draws the application's content.
  case redraw
  case place(ScreenCursor?)
  /// Draws for a new layout.
  indirect case arrange(HostLayout)
  /// Draws what has changed, however recent the latest frame is.
  case catchUp
}

/// What a session reports.
enum SessionSignal: Sendable {
  /// To the manager of a poster.
  case post(PosterSignal, of: Int)
  /// To the application.
  case event(InputEvent)
  case resized(TerminalSize)
  case requests(HostRequests)
}
