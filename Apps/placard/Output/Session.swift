import Placard
import PlacardJSONStream

/// A manager with the posters of a verb's destinations, and what becomes of their failures.
struct Session: Sendable {
  let manager: PostManager
  /// Whether posts are drawn and animated somewhere, so that ending at once would hide them.
  var isWatched: Bool { screen != nil }
  /// The poster that draws on a terminal, if one does.
  let screen: TerminalPoster?
  /// Whether anything but a screen gets the posts.
  let isRecorded: Bool
  private let failures: FailureLog
  /// What tells the person of problems, where somebody does.
  private let listening: Registration?

  /// Composes a manager.
  ///
  /// - Parameters:
  ///   - destinations: Where messages go.
  ///   - arguments: The flags of the output.
  ///   - shell: The streams, the variables and the time.
  ///   - settings: What the person has laid down.
  ///   - scrollsLines: As of ``Composition``.
  /// - Throws: What ``Composition`` throws.
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
    listening = composition.tell.map { [manager] tell in
      manager.listen { event in
        if let problem = event.problem { tell(Shell.complaint("\(problem)")) }
      }
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
    await manager.close()
    return failures.status
  }

  /// Waits for what is to be waited for, then ends.
  ///
  /// - Parameter condition: What that is.
  /// - Returns: The status, which is not zero when some destination failed.
  func finish(_ condition: FinishCondition = .whenSaid) async -> ExitStatus {
    await manager.finish(condition)
    return failures.status
  }
}
