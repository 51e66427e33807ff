import Placard
import PlacardJSONStream
import Synchronization

/// An explicitly named configuration file; it must exist and be valid.
struct ConfigurationFile: Sendable, Equatable {
  let path: String

  /// The file that the flag or a variable names; nil when none does.
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

  /// Reads the file and what is wrong in it.
  ///
  /// - Throws: ``Failure`` when it cannot be read, or is too long.
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
  /// What a script is run with: the named file's contents behind a report of all that is wrong in it.
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

  /// The composition of a verb that shows; errors of the file are reported.
  ///
  /// - Parameters:
  ///   - arguments: The flags, which may name a file.
  ///   - shell: The variables, which may name one too, and where sentences go.
  ///   - orOwn: Whether the person's own file counts where none is named: whatever is wrong with it
  ///     costs a sentence. A script that is shown again is to look the same for everybody.
  /// - Returns: What the file says, as far as it could be understood.
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
  /// What a verb that shows is composed with: the configuration and the person's templates.
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
