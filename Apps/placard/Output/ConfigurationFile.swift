import Placard
import PlacardJSONStream
import Synchronization

/// An explicitly named configuration file, which must exist.
struct ConfigurationFile: Sendable, Equatable {
  let path: String

  /// The file named by the flag or a variable; nil if none is.
  ///
  /// - Throws: ``UsageError`` for an empty name.
  static func named(
    by arguments: Arguments, in shell: Shell
  ) throws(UsageError) -> ConfigurationFile? {
    let common = UserFiles(environment: shell.environment).namedPath
    guard let path = arguments["config"] ?? common else { return nil }
    guard !path.isEmpty else { throw UsageError("--config got an empty name; give it a file.") }
    return ConfigurationFile(path: path)
  }

  /// Reads the file, and returns its problems.
  ///
  /// - Throws: ``Failure`` if it cannot be read, or is too long.
  func read() async throws -> (configuration: Configuration, problems: [Problem]) {
    let input = try InputFile.open(file: path)
    defer { input.close() }
    let bytes = Mutex<[UInt8]>([])
    try await input.read { chunk in
      let count = bytes.withLock { bytes in
        bytes += chunk
        return bytes.count
      }
      guard count <= UserFiles.sizeLimit else {
        throw Failure("\"\(path)\" is longer than \(UserFiles.sizeLimit) bytes.")
      }
    }
    let (configuration, problems) = Configuration.decode(bytes.withLock { $0 })
    return (configuration, problems + configuration.remarks)
  }
}

extension Configuration {
  /// The configuration of a script: that of the named file, with commands that report its problems.
  ///
  /// - Throws: As ``load(_:_:)``.
  static func dryRun(
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

  /// The configuration of a verb that shows posts; problems with the file are reported.
  ///
  /// - Parameters:
  ///   - arguments: The flags, which may name a file.
  ///   - shell: The environment, which may name a file, and standard error.
  ///   - orOwn: Whether the user's own file is used if none is named; problems with it are reported
  ///     and skipped. False for replays, which should look the same for every user.
  /// - Returns: The valid parts of the file.
  /// - Throws: ``UsageError`` for an empty name, ``Failure`` for a named file that cannot be read.
  static func load(
    _ arguments: Arguments, _ shell: Shell, orOwn: Bool = true
  ) async throws -> Configuration {
    let files = UserFiles(environment: shell.environment)
    var configuration = Configuration()
    if let file = try ConfigurationFile.named(by: arguments, in: shell) {
      let (named, problems) = try await file.read()
      for problem in problems {
        shell.complain("\"\(file.path)\", \(problem)")
      }
      configuration = named
    } else if orOwn {
      configuration = files.ownConfiguration(report: shell.complain)
    }
    for sentence in configuration.ruleBook.misspelledRoutes(among: []) {
      shell.complain(sentence)
    }
    return files.withMotion(configuration, report: shell.complain)
  }
}

extension UserSettings {
  /// The settings of a verb that shows posts: the configuration and the user's templates.
  ///
  /// - Throws: As the configuration's.
  static func load(
    _ arguments: Arguments, _ shell: Shell, orOwn: Bool = true
  ) async throws -> UserSettings {
    UserSettings(
      configuration: try await Configuration.load(arguments, shell, orOwn: orOwn),
      styles: UserFiles(environment: shell.environment).styles(report: shell.complain))
  }
}
