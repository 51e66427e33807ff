import Placard
import PlacardLog
import PlacardTerminal
import PlacardText

/// The posters of the program: the only code that names backends.
struct Composition: Sendable {
  private(set) var posters: [any Poster] = []
  /// Prints a sentence for people between the posts; nil if only programs read the output.
  private(set) var report: (@Sendable (String) -> Void)?
  /// The poster that draws on a terminal, if any.
  private(set) var screen: TerminalPoster?

  /// Opens every destination, so that one that cannot be written is reported before anything
  /// happens.
  ///
  /// - Parameters:
  ///   - destinations: The destinations.
  ///   - arguments: The output flags.
  ///   - shell: The streams, the environment and the time.
  ///   - settings: The user's templates and motion.
  ///   - scrollsLines: Whether lines of a feed scroll on a terminal: there only notable ones are
  ///     posts, elsewhere each line is one.
  /// - Throws: ``UsageError`` for an invalid choice, `OutputError` for a file that cannot be
  ///   written.
  init(
    _ destinations: [Destination], _ arguments: Arguments, _ shell: Shell, _ settings: UserSettings,
    scrollsLines: Bool
  ) throws {
    let environment = Self.environment(
      shell.environment, try arguments.choice("color", as: ColorChoice.self) ?? .auto)
    let format = try arguments.choice("log-format", as: LogFormatChoice.self) ?? .plain
    let events = try Self.events(arguments) ?? format.events
    for destination in destinations {
      switch destination.kind {
      case .terminal:
        let poster = TerminalPoster(
          environment: environment, styles: settings.styles, motion: settings.motion ?? .full,
          input: .keysAndBackground)
        report = { poster.print($0) }
        if poster.capabilities.contains(.animates) { screen = poster }
        add(poster, isScrolling: scrollsLines)
      case .plain:
        let capabilities = TerminalCapabilities(environment: environment, isTerminal: false)
        let poster = PlainPoster(
          to: try Self.sink(for: destination, in: shell), capabilities,
          asking: destination.path == nil
            ? TerminalDevice(descriptor: destination.usesStandardOutput ? 1 : 2) : nil)
        report = report ?? { poster.print($0) }
        add(poster, isScrolling: scrollsLines)
      case .json:
        let sink = try Self.sink(for: destination, in: shell)
        add(JSONStreamPoster(to: sink), isScrolling: scrollsLines)
      case .log:
        let sink = TextLogSink(format.format, to: try Self.sink(for: destination, in: shell))
        let poster = LogPoster(to: sink, events: events) {
          Timestamp(sinceEpoch: shell.now()).text()
        }
        add(poster, isScrolling: scrollsLines)
      }
    }
    if let file = try HistoryOption.file(arguments, beside: destinations) {
      try file.open()
      add(HistoryPoster(to: file, now: shell.now), isScrolling: scrollsLines)
    }
  }

  /// Adds a poster; with scrolling lines, one that draws ignores the lane of all lines, and any
  /// other the lane of notable ones.
  private mutating func add(_ poster: some Poster, isScrolling: Bool) {
    guard isScrolling else { return posters.append(poster) }
    let ignored =
      poster.capabilities.contains(.animates) ? LinesFeed.lane : LinesFeed.noticeLane
    posters.append(poster.filtered { (post: Post) in post.options.lane != ignored })
  }

  /// The events that a list names; nil without one.
  ///
  /// - Throws: ``UsageError`` for an unknown name.
  private static func events(_ arguments: Arguments) throws(UsageError) -> LogEvents? {
    guard let list = arguments["log-events"] else { return nil }
    var events: LogEvents = []
    for word in list.split(separator: ",") {
      guard let found = LogEvents.names.first(where: { $0.name == word }) else {
        throw .badChoice(
          String(word), of: "--log-events", accepted: LogEvents.names.map(\.name))
      }
      events.insert(found.event)
    }
    return events
  }

  /// The environment with variables overridden by a choice of colour.
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

  /// The stream of a destination, or its open file; a log is appended to, any other file is
  /// truncated.
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
