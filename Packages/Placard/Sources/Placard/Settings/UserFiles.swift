package import PlacardJSONStream
import PlacardModels
package import PlacardViews

/// The location and content of the user's configuration and templates.
///
/// ```
/// ~/.config/placard/config.json        lanes, defaults, rules, modes, time factor, motion
/// ~/.config/placard/templates/*.json   how kinds of messages look
/// ```
///
/// Nothing here waits or fails: a file that is a folder, a loop of links, a pipe or longer than its
/// bound costs a sentence, and everything else counts.
///
/// - Note: Source: the XDG Base Directory Specification, which tells to ignore a path that is not
///   absolute.
package struct UserFiles: Sendable {
  /// The variable that names another configuration file.
  package static let configurationVariable = "PLACARD_CONFIG"
  /// The variable that says how much may move, before the configuration file does.
  package static let motionVariable = "PLACARD_MOTION"
  /// The most bytes that a configuration file may have.
  package static let sizeLimit = 1 << 20

  private let environment: [String: String]

  /// Creates the places that the variables name; nil reads the process's own.
  package init(environment: [String: String]? = nil) {
    self.environment = environment ?? CLibrary.environment()
  }

  /// The folder `placard` of the user's configuration; nil when the environment names none.
  package var folder: String? {
    let folder = absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { "\($0)/.config" }
    return folder.map { "\($0)/placard" }
  }

  /// The configuration file that a variable names; nil when none does.
  package var namedPath: String? {
    environment[Self.configurationVariable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The person's own configuration file, which need not be there.
  package var ownPath: String? {
    folder.map { "\($0)/config.json" }
  }

  /// The person's templates.
  package var templates: TemplateLibrary {
    TemplateLibrary(folder: folder.map { "\($0)/templates" })
  }

  /// What the configuration file says: the one that a variable names, else the person's own.
  ///
  /// - Parameter report: Told one sentence for everything that is wrong, with file, line and column.
  /// - Returns: What was right in it.
  package func configuration(report: (String) -> Void) -> Configuration {
    var configuration = Configuration()
    if let path = namedPath ?? ownPath {
      configuration = read(path, isNamed: namedPath != nil, report: report)
    }
    return withMotion(configuration, report: report)
  }

  /// What the person's own configuration file says, whatever a variable names.
  ///
  /// - Parameter report: As of ``configuration(report:)``.
  /// - Returns: What was right in it.
  package func ownConfiguration(report: (String) -> Void) -> Configuration {
    ownPath.map { read($0, isNamed: false, report: report) } ?? Configuration()
  }

  /// The configuration with what a variable says of motion.
  ///
  /// - Parameters:
  ///   - configuration: What else holds.
  ///   - report: As of ``configuration(report:)``.
  /// - Returns: The configuration; the same for a word that is none.
  package func withMotion(
    _ configuration: Configuration, report: (String) -> Void
  ) -> Configuration {
    guard let word = environment[Self.motionVariable], !word.isEmpty else { return configuration }
    guard let motion = Configuration.Motion(rawValue: word) else {
      let accepted = Configuration.Motion.allCases.map(\.rawValue).joined(separator: ", ")
      report("\(Self.motionVariable) got \"\(word)\"; accepted is one of \(accepted).")
      return configuration
    }
    var changed = configuration
    changed.motion = motion
    return changed
  }

  /// A view for each of the person's templates that is right, by its name.
  ///
  /// - Parameter report: As of ``configuration(report:)``.
  /// - Returns: The views.
  package func styles(report: (String) -> Void) -> [String: any MessageStyle] {
    let (styles, problems) = templates.styles()
    for problem in problems { report("\(problem)") }
    return styles
  }

  private func read(
    _ path: String, isNamed: Bool, report: (String) -> Void
  ) -> Configuration {
    do throws(Problem) {
      guard let bytes = try SettingsFile.read(path, atMost: Self.sizeLimit) else {
        if isNamed {
          report("\"\(path)\", which \(Self.configurationVariable) names, is not there.")
        }
        return Configuration()
      }
      let (configuration, problems) = Configuration.decode(bytes)
      for problem in problems + configuration.remarks { report("\"\(path)\", \(problem)") }
      return configuration
    } catch {
      report("\"\(path)\": \(error.message)")
      return Configuration()
    }
  }

  private func absolute(_ name: String) -> String? {
    environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
  }
}
