@_spi(Fields) public import PlacardModels
public import PlacardPosting

/// A command with the line that gave it and the time that it names.
public struct TimedCommand: Sendable {
  /// When, since the manager started: a script's time; nil on a feed, where it is when it comes.
  public var at: Duration?
  /// The physical line, from 1.
  public var line: Int
  /// The command; `PostCommand.report` for a malformed line.
  public var command: PostCommand
  /// What was wrong in the line and was left out of the command, which counts all the same.
  public var problems: [Problem]

  /// Creates a command with its time.
  init(at: Duration?, line: Int, _ command: PostCommand, problems: [Problem] = []) {
    self.at = at
    self.line = line
    self.command = command
    self.problems = problems
  }

  /// Everything that the line leads to: a report of each problem, then the command.
  public var commands: [PostCommand] {
    problems.map(PostCommand.report) + [command]
  }
}
