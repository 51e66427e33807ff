import Placard
import PlacardLog
import PlacardTerminal
import PlacardText

/// The one place where the program names its backends.
struct Composition: Sendable {
  private(set) var posters: [any Poster] = []
  /// Tells people a sentence between the posts; nil where only programs read.
  private(set) var tell: (@Sendable (String) -> Void)?
  /// The poster that draws on a terminal, if one does.
  private(set) var screen: TerminalPoster?

  /// Opens every destination, so that one that cannot be written is reported before anything happens.
  ///
  /// - Parameters:
  ///   - destinations: Where messages go.
  ///   - arguments: The flags of the output.
  ///   - shell: The streams, the variables and the time.
  ///   - settings: The person's templates and motion.
  ///   - scrollsLines: Whether the lines of a feed scroll by where they are drawn: there only the
  ///     notable ones are posts, and everywhere else each line is one.
  /// - Throws: ``UsageError`` for a wrong choice, `OutputError` for a file that cannot be written.
  init(
    _ destinations: [Destination], _ arguments: Arguments, _ shell: Shell, _ settings: UserSettings,
    scrollsLines: Bool
  ) throws {
    let environment = Self.environment(
      shell.environment, try arguments.choice("color", as: ColorChoice.self) ?? .auto)
    let format: LogFormat =
      switch try arguments.choice("log-format", as: LogFormatChoice.self) ?? .plain {
      case .plain: .plain
      case .logfmt: .logfmt
      }
    for destination in destinations {
      switch destination.kind {
      case .terminal:
        let poster = TerminalPoster(
          environment: environment, styles: settings.styles, motion: settings.motion ?? .full)
        tell = { poster.print($0) }
        if poster.capabilities.contains(.animates) { screen = poster }
        add(poster, isScrolling: scrollsLines)
      case .plain:
        let capabilities = TerminalCapabilities(environment: environment, isTerminal: false)
        let poster = PlainPoster(
          to: try Self.sink(for: destination, in: shell), isUnicode: capabilities.isUnicode)
        tell = tell ?? { poster.print($0) }
        add(poster, isScrolling: scrollsLines)
      case .json:
        let sink = try Self.sink(for: destination, in: shell)
        add(JSONStreamPoster(to: sink), isScrolling: scrollsLines)
      case .log:
        let sink = TextLogSink(format, to: try Self.sink(for: destination, in: shell))
        let poster = LogPoster(to: sink) { Timestamp(sinceEpoch: shell.now()).text() }
        add(poster, isScrolling: scrollsLines)
      }
    }
    if let file = try HistoryOption.file(arguments, beside: destinations) {
      try file.open()
      add(HistoryPoster(to: file, now: shell.now), isScrolling: scrollsLines)
    }
  }

  /// Adds a poster; where lines scroll, one that draws them gets no post for each, and any other none
  /// for the notable ones beside it.
  private mutating func add(_ poster: some Poster, isScrolling: Bool) {
    guard isScrolling else { return posters.append(poster) }
    let ignored =
      poster.capabilities.contains(.animates) ? LinesFeed.lane : LinesFeed.noticeLane
    posters.append(poster.filtered { (post: Post) in post.options.lane != ignored })
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
