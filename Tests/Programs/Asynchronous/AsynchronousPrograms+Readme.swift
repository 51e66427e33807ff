import Placard

extension AsynchronousPrograms {
  /// What the README shows; `DocumentationTests` runs them and compares what they say with it.
  static let readme: [String: Program] = [
    "quick-start": { _ in await quickStart() },
    "command-line": { _ in await commandLine() },
  ]
}
