import Placard
import PlacardJSONStream
import PlacardTerminal

/// A scheduler and the scene that shows its posts, driven by a script's time.
///
/// What does not fit leaves the scene as on a terminal; the scheduler is not informed.
struct SceneDryRun {
  private var scheduler: PostScheduler
  private var scene: TerminalScene
  private let report: (Problem) -> Void

  /// Starts at time zero.
  ///
  /// - Parameters:
  ///   - configuration: Configures the scheduler.
  ///   - styles: What posts are drawn with.
  ///   - size: The size of the terminal.
  ///   - report: Told of what could not be understood or done, with its line.
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

  /// Carries out a command, unless it comes after the moment that is wanted; nil wants all of them.
  mutating func run(
    _ command: PostCommand, at time: Duration, line: Int? = nil, until end: Duration?
  ) {
    guard time <= end ?? time else { return }
    advance(to: time)
    scheduler.handle(command, at: time, line: line)
    show()
  }

  /// The screen once what has begun to enter or to leave has done so.
  mutating func settledScreen() -> CellBuffer {
    while !scheduler.posts(in: [.showing, .hiding]).isEmpty, let due = scheduler.nextDeadline {
      advance(to: due)
    }
    return scene.frame(at: scheduler.time)
  }

  /// The screen at a moment: what a terminal of the size shows, down to the last row in use.
  mutating func screen(at time: Duration) -> CellBuffer {
    advance(to: time)
    return scene.frame(at: time)
  }

  /// Lets time pass, a timer at a time, so that the scene learns of each at its own moment.
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
