import Placard
import PlacardJSONStream
import Synchronization

/// A configuration file: one that was named, or the one that every person may have.
struct ConfigurationFile: Sendable, Equatable {
  /// The variable that names one for every verb.
  static let variable = "PLACARD_CONFIG"
  /// The most bytes that one may have.
  static let sizeLimit = 1 << 20

  let path: String
  /// Whether somebody asked for it, so that it must be there.
  let isNamed: Bool

  /// The file that the flag or a variable names; nil when none does.
  ///
  /// - Throws: ``UsageError`` for an empty name.
  static func named(
    by arguments: Arguments, in shell: Shell
  ) throws(UsageError) -> ConfigurationFile? {
    let common = shell.environment[variable].flatMap { $0.isEmpty ? nil : $0 }
    guard let path = arguments["config"] ?? common else { return nil }
    guard !path.isEmpty else { throw UsageError("--config got an empty name; give it a file.") }
    return ConfigurationFile(path: path, isNamed: true)
  }

  /// The person's own, `placard/config.json` where configurations are; nil when nobody knows where.
  ///
  /// - Note: Source: the XDG Base Directory Specification, which tells to ignore a path that is not
  ///   absolute.
  static func personal(in shell: Shell) -> ConfigurationFile? {
    folder(in: shell).map { ConfigurationFile(path: "\($0)/config.json", isNamed: false) }
  }

  /// The folder `placard` where the person's configurations are; nil when nobody knows where.
  static func folder(in shell: Shell) -> String? {
    func absolute(_ name: String) -> String? {
      shell.environment[name].flatMap { $0.hasPrefix("/") ? $0 : nil }
    }
    let folder = absolute("XDG_CONFIG_HOME") ?? absolute("HOME").map { "\($0)/.config" }
    return folder.map { "\($0)/placard" }
  }

  /// Reads the file and what is wrong in it; one that nobody named may be missing.
  ///
  /// - Throws: ``Failure`` when it cannot be read, or is too long.
  func read() async throws -> (configuration: Configuration, problems: [Problem]) {
    let input = isNamed ? try InputFile.open(file: path) : try InputFile.openIfThere(path)
    guard let input else { return (Configuration(), []) }
    defer { input.close() }
    let bytes = Mutex<[UInt8]>([])
    try await input.read { chunk in
      let count = bytes.withLock { bytes in
        bytes += chunk
        return bytes.count
      }
      guard count <= Self.sizeLimit else {
        throw Failure("\"\(path)\" is longer than \(Self.sizeLimit) bytes.")
      }
    }
    return Configuration.decode(bytes.withLock { $0 })
  }
}

extension Configuration {
  /// What a script is run with: the named file's contents behind a report of all that is wrong in it.
  ///
  /// - Throws: As ``load(_:_:)``.
  static func rehearse(
    _ arguments: Arguments, _ shell: Shell
  ) async throws -> (configuration: Configuration, commands: [PostCommand]) {
    guard let file = try ConfigurationFile.named(by: arguments, in: shell) else {
      return (Configuration(), [])
    }
    let (configuration, problems) = try await file.read()
    let reports = problems.map { problem in
      PostCommand.report(
        Problem("\"\(file.path)\": \(problem.message)", line: problem.line, column: problem.column))
    }
    return (configuration, reports + configuration.commands)
  }

  /// What a verb that shows is composed with; sentences tell what is wrong in the file.
  ///
  /// - Parameters:
  ///   - arguments: The flags, which may name a file.
  ///   - shell: The variables, which may name one too, and where sentences go.
  ///   - orPersonal: Whether the person's own file counts where none is named. A script that is shown
  ///     again is to look the same for everybody.
  /// - Returns: What the file says, as far as it could be understood.
  /// - Throws: ``UsageError`` for an empty name, ``Failure`` for a file that cannot be read.
  static func load(
    _ arguments: Arguments, _ shell: Shell, orPersonal: Bool = true
  ) async throws -> Configuration {
    let named = try ConfigurationFile.named(by: arguments, in: shell)
    guard let file = named ?? (orPersonal ? .personal(in: shell) : nil) else {
      return Configuration()
    }
    let (configuration, problems) = try await file.read()
    for problem in problems {
      shell.complain("\"\(file.path)\", \(problem)")
    }
    return configuration
  }
}
