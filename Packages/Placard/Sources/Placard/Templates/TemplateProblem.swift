public import PlacardModels

/// What is wrong with a template, and where; the built-in one is used in its place.
public struct TemplateProblem: Error, Sendable, Equatable, CustomStringConvertible {
  /// The file, or the name of the template where it has none.
  public var file: String
  /// What is wrong, with the line and the column.
  public var problem: Problem

  /// Creates a problem.
  init(file: String, problem: Problem) {
    self.file = file
    self.problem = problem
  }

  /// The file, the place, and one sentence.
  public var description: String {
    "\"\(file)\", \(problem)"
  }
}
