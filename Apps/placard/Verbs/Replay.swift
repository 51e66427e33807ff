import Placard
import PlacardJSONStream

extension Verb {
  /// Replays a script in its own time.
  static let replay = Verb(
    name: "replay", operands: "[SCRIPT]",
    summary: "Shows a script or a recorded stream as it happened, at its own speed or another.",
    flags: [
      Flag("speed", nil, .value("FACTOR"), "How many times as fast, 1 by default."),
      .configuration,
    ] + Flag.output
  ) { arguments, shell in
    guard arguments.words.count <= 1 else {
      throw UsageError("replay takes one script; it got \(arguments.words.count) words.")
    }
    let speed = try speed(arguments)
    let destinations = try Destination.all(from: arguments)
    let input = try InputFile.open(arguments.words.first, in: shell)
    try Destination.refuse(destinations, overwriting: input)
    let settings = try await UserSettings.load(arguments, shell, orOwn: false)
    var paced = shell
    paced.clock = ScaledClock(shell.clock, at: speed)
    let session = try Session(destinations, arguments, paced, settings)
    do {
      try await play(Script(input, as: .recording), into: session.manager, on: paced.clock)
    } catch {
      _ = await session.close()
      throw error
    }
    return await session.finish(.whenExpired)
  }

  private static func play(
    _ script: Script, into manager: PostManager, on clock: any Clock<Duration>
  ) async throws {
    var time = Duration.zero
    for try await timed in script.commands {
      let wait = (timed.at ?? time) - time
      if wait > .zero {
        try await clock.sleep(for: wait)
      }
      time += wait
      for command in timed.commands {
        manager.handle(command, line: timed.line)
      }
    }
  }

  /// The accepted factors; a slower replay would seem to hang.
  private static let speeds = 0.01...1_000_000

  private static func speed(_ arguments: Arguments) throws(UsageError) -> Double {
    guard let text = arguments["speed"] else { return 1 }
    guard let speed = Double(text), speeds.contains(speed) else {
      throw .badValue(
        text, of: arguments.origin(of: "speed"),
        wants: "a number from 0.01 to 1000000, such as 2 or 0.5")
    }
    return speed
  }
}
