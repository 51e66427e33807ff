import Placard
import PlacardJSONStream
import Synchronization

extension Verb {
  /// Shows a feed.
  static let show = Verb(
    name: "show", operands: "[FILE]",
    summary: "Shows a feed, from a file, a pipe or standard input, as it comes.",
    flags: feedFlags
  ) { arguments, shell in
    guard arguments.words.count <= 1 else {
      throw UsageError("show takes one file; it got \(arguments.words.count) words.")
    }
    return try await show(arguments, shell, from: arguments.words.first)
  }

  /// Shows a feed, and writes it down.
  static let record = Verb(
    name: "record", operands: "SCRIPT",
    summary: "Shows what comes on standard input, and writes it down as a script for replay.",
    flags: feedFlags
  ) { arguments, shell in
    guard let path = arguments.words.first, arguments.words.count == 1, !path.isEmpty else {
      throw UsageError("record takes one script to write; it got \(arguments.words.count) words.")
    }
    return try await show(arguments, shell, from: nil, recordingTo: path)
  }

  private static let feedFlags: [Flag] =
    [
      Flag(
        "feed", nil, .value("NAME"),
        "placard (the default), auto, lines, log, or the program that writes it."),
      Flag("strict", nil, .toggle, "Ends with status 65 if the feed has a mistake."),
      .configuration,
      .history,
    ] + Flag.output

  private static func show(
    _ arguments: Arguments, _ shell: Shell, from path: String?, recordingTo script: String? = nil
  ) async throws -> ExitStatus {
    let wanted = try arguments.choice("feed", as: FeedName.self) ?? .placard
    let destinations = try Destination.all(from: arguments)
    let file = try InputFile.open(path, in: shell)
    try Destination.refuse(destinations, overwriting: file)
    try HistoryOption.refuse(arguments, feeding: file)
    let settings = try await UserSettings.load(arguments, shell)
    var input = FeedInput(file)
    let name = wanted == .auto ? FeedName(try await input.guess()) : wanted
    let session = try Session(
      destinations, arguments, shell, settings, scrollsLines: name.scrollsLines)
    if wanted == .auto {
      session.report?("The feed is read as \(name.rawValue); --feed NAME says otherwise.")
    }
    let hasProblem = Mutex(false)
    do {
      var feed = name.make(
        onScreen: session.isWatched, isRecorded: session.isRecorded,
        styles: Array(settings.styles.keys))
      let tape = try script.map { try Tape($0, from: shell.clock) }
      if let tape { feed = TapedFeed(feed, on: tape) }
      let listening = tape.map { tape in session.manager.listen { tape.note($0) } }
      let printer = session.screen.map { LinePrinter($0) }
      try await session.manager.read(
        feed, from: input, printing: { await printer?.print($0) },
        onProblem: { _ in hasProblem.withLock { $0 = true } })
      let status = await session.finish()
      listening?.cancel()
      if let failure = tape?.failure { throw failure }
      let isRefused = arguments.has("strict") && hasProblem.withLock(\.self)
      return status == .success && isRefused ? .badInput : status
    } catch {
      _ = await session.close()
      throw error
    }
  }
}
