public import PlacardAnimators
public import PlacardJSONStream
import PlacardOutput
import PlacardText
public import PlacardViews

/// What the person in front of the screen has laid down for every program.
///
/// `PostManager(posters: [.terminal()])` takes it over by itself. Who composes in another way says so:
///
/// ```swift
/// let settings = UserSettings.load()
/// let messages = PostManager(
///   settings: settings, posters: [.terminal(settings: settings)], clock: clock)
/// ```
public struct UserSettings: Sendable {
  /// Lanes, defaults, rules, modes, the time factor and the motion.
  public var configuration: Configuration
  /// The person's templates by name, each of which comes before a view of the program's.
  public var styles: [String: any MessageStyle]

  /// Creates settings; those without arguments leave everything as it is.
  public init(
    configuration: Configuration = Configuration(), styles: [String: any MessageStyle] = [:]
  ) {
    self.configuration = configuration
    self.styles = styles
  }

  /// Reads the person's files: once, and whatever is wrong in them costs a sentence and nothing else.
  ///
  /// - Parameters:
  ///   - environment: The variables that say where the files are; nil reads the process's own.
  ///   - report: Told one sentence for everything that is wrong, with file, line and column; by default
  ///     written to standard error.
  /// - Returns: What was right in them.
  public static func load(
    environment: [String: String]? = nil, report: (String) -> Void = { Self.tell($0) }
  ) -> UserSettings {
    let files = UserFiles(environment: environment)
    return UserSettings(
      configuration: files.configuration(report: report), styles: files.styles(report: report))
  }

  /// How much may move; nil leaves it to the program.
  public var motion: MotionLevel? {
    configuration.motion.map { motion in
      switch motion {
      case .full: .full
      case .basic: .basic
      case .none: .none
      }
    }
  }

  /// Writes a sentence to standard error, safe for a terminal and a log; nowhere is left to say that it
  /// cannot be written.
  public static func tell(_ sentence: String) {
    let line = Sanitizer.breakingCommands(in: Sanitizer.line("placard: \(sentence)"))
    try? FileDescriptorSink.standardError.write(Array("\(line)\n".utf8))
  }
}
