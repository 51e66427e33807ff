import Placard

/// The one place where the program names its backends.
struct Composition: Sendable {
  let posters: [any Poster]

  /// Opens every destination, so that one that cannot be written is told of before anything happens.
  ///
  /// - Throws: ``UsageError`` for a wrong choice, `OutputError` for a file that cannot be written.
  init(_ destinations: [Destination], _ arguments: Arguments, _ shell: Shell) throws {
    let environment = Self.environment(
      shell.environment, try arguments.choice("color", as: ColorChoice.self) ?? .auto)
    let format: LogFormat =
      switch try arguments.choice("log-format", as: LogFormatChoice.self) ?? .plain {
      case .plain: .plain
      case .logfmt: .logfmt
      }
    posters = try destinations.map { destination -> any Poster in
      switch destination.kind {
      case .terminal: return TerminalPoster(environment: environment)
      case .plain:
        let sink = try Self.sink(for: destination, in: shell)
        let capabilities = TerminalCapabilities(environment: environment, isTerminal: false)
        return PlainPoster(to: sink, isUnicode: capabilities.isUnicode)
      case .json: return JSONStreamPoster(to: try Self.sink(for: destination, in: shell))
      case .log:
        return LogPoster(to: TextLogSink(format, to: try Self.sink(for: destination, in: shell)))
      }
    }
  }

  /// The variables as a choice of colour overrules them.
  static func environment(_ variables: [String: String], _ color: ColorChoice) -> [String: String] {
    var variables = variables
    switch color {
    case .auto: break
    case .always:
      variables["NO_COLOR"] = nil
      variables["FORCE_COLOR"] = nil
      variables["CLICOLOR_FORCE"] = "1"
    case .never: variables["NO_COLOR"] = "1"
    }
    return variables
  }

  /// The stream of a destination, or its file, open; a log is written on, anything else begins anew.
  private static func sink(
    for destination: Destination, in shell: Shell
  ) throws -> any ByteSink {
    guard let path = destination.path else {
      return destination.usesStandardOutput ? shell.output : shell.errors
    }
    let sink = FileSink(path: path, mode: destination.kind == .log ? .append : .replace)
    try sink.open()
    return sink
  }
}
