import Placard
import PlacardJSONStream
import PlacardTerminal

/// A scheduler and the scene that shows its posts, driven by a script's time.
///
/// Posts that do not fit leave the scene as on a terminal; the scheduler is not informed.
struct SceneDryRun: ~Copyable {
  private var scheduler: PostScheduler
  private var scene: TerminalScene
  private let report: (Problem) -> Void

  /// Creates a run at time zero.
  ///
  /// - Parameters:
  ///   - configuration: Configures the scheduler.
  ///   - styles: The styles of posts.
  ///   - size: The size of the terminal.
  ///   - report: Receives problems, with their lines.
  init(
    _ configuration: Configuration = Configuration(), styles: StyleRegistry = .standard,
    size: TerminalSize, report: @escaping (Problem) -> Void = { _ in }
  ) {
    self.report = report
    scheduler = .dryRun(configuration: configuration)
    scene = TerminalScene(
      environment: ViewEnvironment(
        columns: max(size.columns - 1, 1), rows: max(size.rows - 1, 1)), styles: styles)
    for command in configuration.commands {
      scheduler.handle(command, at: .zero)
    }
  }

  /// Performs a command, unless its time is after `end`; nil for no end.
  mutating func run(
    _ command: PostCommand, at time: Duration, line: Int? = nil, until end: Duration?
  ) {
    guard time <= end ?? time else { return }
    advance(to: time)
    scheduler.handle(command, at: time, line: line)
    show()
  }

  /// The screen after the current entrances and exits have ended.
  mutating func restingScreen() -> CellBuffer {
    while !scheduler.posts(in: [.showing, .hiding]).isEmpty, let due = scheduler.nextDeadline {
      advance(to: due)
    }
    return scene.frame(at: scheduler.time)
  }

  /// The screen at a time: what a terminal of the size shows, down to the last used row.
  mutating func screen(at time: Duration) -> CellBuffer {
    advance(to: time)
    return scene.frame(at: time)
  }

  /// Advances time timer by timer, so that the scene is updated at the time of each.
  private mutating func advance(to time: Duration) {
    while let due = scheduler.nextDeadline, due <= time {
      scheduler.advance(to: due)
      show()
    }
  }

  private mutating func show() {
    for effect in scheduler.takeEffects() {
      switch effect {
      case .show(let post): scene.show(post, at: scheduler.time)
      case .update(let post): scene.update(post)
      case .hide(let post): scene.hide(post, at: scheduler.time)
      case .event(let event): if let problem = event.problem { report(problem) }
      case .make: break
      }
    }
    _ = scene.frame(at: scheduler.time)
    _ = scene.takeScrollback()
    _ = scene.takeSignals()
  }
}
