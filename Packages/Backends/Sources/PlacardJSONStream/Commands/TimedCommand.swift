public import PlacardModels
public import PlacardPosting

/// A command with the line that gave it and the time that it names.
public struct TimedCommand: Sendable {
  /// When, since the manager started: a script's time; nil on a feed, where it is when it comes.
  public var at: Duration?
  /// The physical line, from 1.
  public var line: Int
  /// What is asked; `PostCommand.report` for a line that could not be understood.
  public var command: PostCommand

  /// Creates a command with its time.
  public init(at: Duration?, line: Int, _ command: PostCommand) {
    self.at = at
    self.line = line
    self.command = command
  }

  /// The events that the command led to, with its line on every problem that names none.
  public func located(_ events: [PostEvent]) -> [PostEvent] {
    events.map { event in
      guard let problem = event.problem, problem.line == nil else { return event }
      var located = event
      located.problem?.line = line
      return located
    }
  }
}
