public import PlacardAnimators
public import PlacardJSONStream
import PlacardOutput
import PlacardText
public import PlacardViews

/// The user's settings for all programs.
///
/// `PostManager(posters: [.terminal()])` loads them automatically. With another composition, pass
/// them explicitly:
///
/// ```swift
/// let settings = UserSettings.load()
/// let messages = PostManager(
///   settings: settings, posters: [.terminal(settings: settings)], clock: clock)
/// ```
public struct UserSettings: Sendable {
  /// Lanes, defaults, rules, modes, the time factor and the motion.
  public var configuration: Configuration
  /// The user's templates by name, each of which takes precedence over the program's styles.
  public var styles: [String: any MessageStyle]

  /// Creates settings; by default empty ones.
  public init(
    configuration: Configuration = Configuration(), styles: [String: any MessageStyle] = [:]
  ) {
    self.configuration = configuration
    self.styles = styles
  }

  /// Reads the user's files once; invalid parts are reported and skipped.
  ///
  /// - Parameters:
  ///   - environment: The variables that locate the files; nil uses the process's own.
  ///   - report: Receives one sentence for every problem, with file, line and column; by default it
  ///     is written to standard error.
  /// - Returns: The valid parts.
  public static func load(
    environment: [String: String]? = nil, report: (String) -> Void = { Self.report($0) }
  ) -> UserSettings {
    let files = UserFiles(environment: environment)
    return UserSettings(
      configuration: files.configuration(report: report), styles: files.styles(report: report))
  }

  /// The amount of motion; nil leaves it to the program.
  public var motion: MotionLevel? {
    configuration.motion.map { motion in
      switch motion {
      case .full: .full
      case .basic: .basic
      case .none: .none
      }
    }
  }

  /// Writes a sentence to standard error, sanitized for a terminal and a log; errors are ignored.
  public static func report(_ sentence: String) {
    let line = Sanitizer.breakingCommands(in: Sanitizer.line("placard: \(sentence)"))
    try? FileDescriptorSink.standardError.write(Array("\(line)\n".utf8))
  }
}
