@_spi(Fields) public import PlacardModels
public import PlacardPosting

/// A command with its line number and time.
public struct TimedCommand: Sendable {
  /// The time since the manager started, in a script; nil on a feed, where it takes effect on arrival.
  public var at: Duration?
  /// The physical line number, from 1.
  public var line: Int
  /// The command; `PostCommand.report` for a malformed line.
  public var command: PostCommand
  /// The problems of parts that were dropped from an otherwise valid command.
  public var problems: [Problem]

  /// Creates a command with its time.
  init(at: Duration?, line: Int, _ command: PostCommand, problems: [Problem] = []) {
    self.at = at
    self.line = line
    self.command = command
    self.problems = problems
  }

  /// All commands of the line: a report of each problem, then the command.
  public var commands: [PostCommand] {
    problems.map(PostCommand.report) + [command]
  }
}
