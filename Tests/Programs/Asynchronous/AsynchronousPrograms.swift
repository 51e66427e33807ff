/// Tiny programs with an asynchronous `main`, each a few lines as a new user would write them.
///
/// `Scripts/programs` runs each by its name, into a pipe and on a terminal, and reads back what it
/// left there.
@main enum AsynchronousPrograms {
  /// A program; its arguments are those behind its name.
  typealias Program = @Sendable ([String]) async throws -> Void

  static func main() async throws {
    let arguments = CommandLine.arguments.dropFirst()
    guard let name = arguments.first, let program = programs[name] else {
      print("no program of that name; there are", programs.keys.sorted().joined(separator: ", "))
      return
    }
    try await program(Array(arguments.dropFirst()))
  }

  private static let programs: [String: Program] =
    [endings, lanes, questions, readme, shortForms, signals, streams, tasks]
    .reduce(into: [:]) { $0.merge($1) { $1 } }
}
