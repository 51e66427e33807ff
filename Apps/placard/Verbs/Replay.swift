import Placard

extension Verb {
  /// Shows a script again, in its own time.
  static let replay = Verb(
    name: "replay", operands: "[SCRIPT]",
    summary: "Shows a script as it happened, at its own speed or another.",
    flags: [
      Flag("speed", nil, .value("FACTOR"), "How many times as fast, 1 by default.")
    ] + Flag.output
  ) { arguments, shell in
    guard arguments.words.count <= 1 else {
      throw UsageError("replay takes one script; it got \(arguments.words.count) words.")
    }
    let speed = try speed(arguments["speed"])
    let destinations = try Destination.all(from: arguments)
    let descriptor = try InputReader.open(arguments.words.first ?? "-")
    let session = try Session(destinations, arguments, shell)
    let clock = ContinuousClock()
    let start = clock.now
    for await timed in Script.commands(of: descriptor) {
      let moment = start.advanced(by: (timed.at ?? .zero) / speed)
      try await clock.sleep(until: moment, tolerance: .zero)
      session.manager.handle(timed.command)
    }
    return await session.finish(shell)
  }

  private static func speed(_ text: String?) throws(UsageError) -> Double {
    guard let text else { return 1 }
    guard let speed = Double(text), speed.isFinite, speed > 0 else {
      throw .badValue(text, of: "speed", wants: "a number above 0, such as 2 or 0.5")
    }
    return speed
  }
}
