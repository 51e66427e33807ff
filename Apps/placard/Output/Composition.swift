import Placard

/// The one place where the program names its backends.
struct Composition: Sendable {
  let posters: [any Poster]

  /// Opens every destination.
  ///
  /// - Throws: ``UsageError`` for a wrong choice, `OutputError` for a file that cannot be written.
  init(_ destinations: [Destination], _ arguments: Arguments, _ shell: Shell) throws {
    var environment = shell.environment
    switch try arguments.choice("color", as: ColorChoice.self) ?? .auto {
    case .auto: break
    case .always:
      environment["NO_COLOR"] = nil
      environment["CLICOLOR_FORCE"] = "1"
    case .never: environment["NO_COLOR"] = "1"
    }
    let format: LogFormat =
      switch try arguments.choice("log-format", as: LogFormatChoice.self) ?? .plain {
      case .plain: .plain
      case .logfmt: .logfmt
      }
    posters = try destinations.map { destination in
      try Self.poster(for: destination, format, environment)
    }
  }

  private static func poster(
    for destination: Destination, _ format: LogFormat, _ environment: [String: String]
  ) throws -> any Poster {
    switch destination.kind {
    case .terminal: return TerminalPoster(environment: environment)
    case .plain:
      return PlainPoster(to: try sink(destination.file) ?? FileDescriptorSink.standardError)
    case .json:
      return JSONStreamPoster(to: try sink(destination.file) ?? FileDescriptorSink.standardOutput)
    case .log:
      guard let file = destination.file else { return LogPoster(to: .standardOutput(format)) }
      return LogPoster(to: .file(file, format))
    }
  }

  /// A file that is open, so that one that cannot be written is told of before anything happens.
  private static func sink(_ file: String?) throws -> FileSink? {
    guard let file else { return nil }
    let sink = FileSink(path: file, mode: .replace)
    try sink.open()
    return sink
  }
}
