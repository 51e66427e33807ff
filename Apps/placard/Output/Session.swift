import Placard
import PlacardJSONStream

/// A manager with the posters of a verb's destinations, and the log of their failures.
struct Session: Sendable {
  let manager: PostManager
  /// Whether posts are drawn and animated, so that ending at once would hide them.
  var isWatched: Bool { screen != nil }
  /// The poster that draws on a terminal, if any.
  let screen: TerminalPoster?
  /// Whether there is a poster other than the screen.
  let isRecorded: Bool
  /// Writes a sentence for people; nil if there are none.
  let report: (@Sendable (String) -> Void)?
  private let failures: FailureLog
  /// The registration of the listener that reports problems to people, if any.
  private let listening: Registration?

  /// Creates a manager.
  ///
  /// - Parameters:
  ///   - destinations: The destinations.
  ///   - arguments: The output flags.
  ///   - shell: The streams, the environment and the time.
  ///   - settings: The user's settings.
  ///   - scrollsLines: As for ``Composition``.
  /// - Throws: Errors of ``Composition``.
  init(
    _ destinations: [Destination], _ arguments: Arguments, _ shell: Shell,
    _ settings: UserSettings = UserSettings(), scrollsLines: Bool = false
  ) throws {
    let composition = try Composition(
      destinations, arguments, shell, settings, scrollsLines: scrollsLines)
    screen = composition.screen
    isRecorded = composition.posters.count > (screen == nil ? 0 : 1)
    let failures = FailureLog { [screen] sentence in
      if let screen { screen.print(Shell.complaint(sentence)) } else { shell.complain(sentence) }
    }
    self.failures = failures
    manager = PostManager(
      settings: settings, posters: composition.posters, clock: shell.clock
    ) { error in
      failures.note(error)
    }
    var report: (@Sendable (String) -> Void)?
    if let beside = composition.report {
      report = { beside(Shell.complaint($0)) }
    } else if !composition.posters.isEmpty {
      report = { shell.complain($0) }
    }
    self.report = report
    listening = report.map { [manager] report in
      manager.listen { event in
        if let problem = event.problem { report("\(problem)") }
      }
    }
    failures.onBrokenPipe { [manager] in
      await manager.close()
      shell.abandon()
    }
  }

  /// Closes the manager once every poster has processed everything.
  ///
  /// - Returns: The status, which is not zero if some destination failed.
  func close() async -> ExitStatus {
    await manager.flush()
    await manager.close()
    return failures.status
  }

  /// Waits for a condition, then closes the manager.
  ///
  /// - Parameter condition: The condition.
  /// - Returns: The status, which is not zero if some destination failed.
  func finish(_ condition: FinishCondition = .whenShown) async -> ExitStatus {
    await manager.finish(condition)
    return failures.status
  }
}
