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
/// Reading never blocks or fails: a file that is a folder, a loop of links, a pipe or too long is
/// reported with one sentence and skipped.
///
/// - Note: Source: the XDG Base Directory Specification, by which a path that is not absolute is
///   ignored.
package struct UserFiles: Sendable {
  /// The variable with the path of another configuration file.
  package static let configurationVariable = "PLACARD_CONFIG"
  /// The variable with the motion, which takes precedence over the configuration file.
  package static let motionVariable = "PLACARD_MOTION"
  /// The maximum size in bytes of a configuration file.
  package static let sizeLimit = 1 << 20

  private let environment: [String: String]

  /// Creates the files located by environment variables; nil uses the process's own.
  package init(environment: [String: String]? = nil) {
    self.environment = environment ?? CLibrary.environment()
  }

  /// The folder `placard` in the user's configuration directory; nil if the environment names none.
  package var folder: String? {
    let folder = absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { "\($0)/.config" }
    return folder.map { "\($0)/placard" }
  }

  /// The configuration file named by a variable; nil if none is.
  package var namedPath: String? {
    environment[Self.configurationVariable].flatMap { $0.isEmpty ? nil : $0 }
  }

  /// The path of the user's own configuration file, which need not exist.
  package var ownPath: String? {
    folder.map { "\($0)/config.json" }
  }

  /// The user's templates.
  package var templates: TemplateLibrary {
    TemplateLibrary(folder: folder.map { "\($0)/templates" })
  }

  /// Reads the configuration: the file named by a variable, or else the user's own.
  ///
  /// - Parameter report: Receives one sentence for every problem, with file, line and column.
  /// - Returns: The valid parts.
  package func configuration(report: (String) -> Void) -> Configuration {
    var configuration = Configuration()
    if let path = namedPath ?? ownPath {
      configuration = read(path, isNamed: namedPath != nil, report: report)
    }
    return withMotion(configuration, report: report)
  }

  /// Reads the user's own configuration, even if a variable names another file.
  ///
  /// - Parameter report: As for ``configuration(report:)``.
  /// - Returns: The valid parts.
  package func ownConfiguration(report: (String) -> Void) -> Configuration {
    ownPath.map { read($0, isNamed: false, report: report) } ?? Configuration()
  }

  /// A configuration with the motion set by a variable.
  ///
  /// - Parameters:
  ///   - configuration: The configuration.
  ///   - report: As for ``configuration(report:)``.
  /// - Returns: The configuration; unchanged if the value is invalid.
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

  /// A style for each of the user's valid templates, by name.
  ///
  /// - Parameter report: As for ``configuration(report:)``.
  /// - Returns: The styles.
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
