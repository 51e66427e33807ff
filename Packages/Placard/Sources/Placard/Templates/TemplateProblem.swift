public import PlacardModels

/// A problem with a template, which is replaced with the built-in one.
public struct TemplateProblem: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file, or the name of the template if it has none.
  public var file: String
  /// The problem, with its line and column.
  public var problem: Problem

  /// Creates a problem.
  init(file: String, problem: Problem) {
    self.file = file
    self.problem = problem
  }

  /// The file, the position, and the message.
  public var description: String {
    "\"\(file)\", \(problem)"
  }
}
