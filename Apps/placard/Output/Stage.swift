import Placard
import PlacardJSONStream

/// A manager with the posters of a verb's destinations, and what becomes of their failures.
struct Stage: Sendable {
  let manager: PostManager
  /// Whether posts are drawn and animated somewhere, so that ending at once would hide them.
  let isWatched: Bool
  private let failures = FailureLog()
  private let shell: Shell

  /// Composes a manager.
  ///
  /// - Throws: What ``Composition`` throws.
  init(
    _ destinations: [Destination], _ arguments: Arguments, _ shell: Shell,
    _ configuration: Configuration = Configuration()
  ) throws {
    let composition = try Composition(destinations, arguments, shell)
    self.shell = shell
    isWatched = composition.posters.contains { $0.capabilities.contains(.animates) }
    manager = PostManager(
      posters: composition.posters, lanes: configuration.lanes, defaults: configuration.defaults,
      readingTime: ReadingTime(factor: configuration.timeFactor ?? 1), clock: shell.clock
    ) { [failures] error in
      failures.note(error)
    }
    if let tell = composition.tell {
      manager.listen { event in
        if let problem = event.problem { tell("placard: \(problem)") }
      }
    }
    for command in configuration.commands {
      manager.handle(command)
    }
    failures.onBrokenPipe { [manager] in
      await manager.close()
      shell.abandon()
    }
  }

  /// Ends everything once every poster has heard of it.
  ///
  /// - Returns: The status, which is not zero when some destination failed.
  func close() async -> ExitStatus {
    await manager.flush()
    await manager.close(patience: nil)
    return failures.report(shell)
  }

  /// Waits until nothing more happens by itself, then ends.
  ///
  /// - Returns: The status, which is not zero when some destination failed.
  func finish() async -> ExitStatus {
    await manager.finish(patience: nil)
    return failures.report(shell)
  }
}
