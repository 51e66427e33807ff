/// Tiny programs with a synchronous `main`, each a few lines as a new user would write them.
///
/// `Scripts/programs` runs each by its name, into a pipe and on a terminal, and reads back what it
/// left there.
@main enum SynchronousPrograms {
  /// A program; its arguments are those behind its name.
  typealias Program = @Sendable ([String]) throws -> Void

  static func main() throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, let program = programs[name] else {
      print("no program of that name; there are", programs.keys.sorted().joined(separator: ", "))
      return
    }
    try program(Array(arguments.dropFirst()))
  }

  private static let programs: [String: Program] =
    [endings, pipes, threads].reduce(into: [:]) { $0.merge($1) { $1 } }
}
