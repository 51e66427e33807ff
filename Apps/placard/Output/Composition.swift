import Placard
import PlacardLog
import PlacardTerminal
import PlacardText

/// The one place where the program names its backends.
struct Composition: Sendable {
  let posters: [any Poster]
  /// Tells people a sentence between the posts; nil where only programs read.
  let tell: (@Sendable (String) -> Void)?

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
    var posters: [any Poster] = []
    var tell: (@Sendable (String) -> Void)?
    for destination in destinations {
      switch destination.kind {
      case .terminal:
        let poster = TerminalPoster(
          environment: environment, views: TemplateLibrary.views(in: shell))
        tell = { poster.print(Sanitizer.line($0)) }
        posters.append(poster)
      case .plain:
        let capabilities = TerminalCapabilities(environment: environment, isTerminal: false)
        let poster = PlainPoster(
          to: try Self.sink(for: destination, in: shell), isUnicode: capabilities.isUnicode)
        tell = tell ?? { poster.print($0) }
        posters.append(poster)
      case .json:
        posters.append(JSONStreamPoster(to: try Self.sink(for: destination, in: shell)))
      case .log:
        posters.append(
          LogPoster(to: TextLogSink(format, to: try Self.sink(for: destination, in: shell))) {
            Timestamp(sinceEpoch: shell.now()).text()
          })
      }
    }
    if let file = try HistoryOption.file(arguments, beside: destinations) {
      try file.open()
      posters.append(HistoryPoster(to: file, now: shell.now))
    }
    self.posters = posters
    self.tell = tell
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
