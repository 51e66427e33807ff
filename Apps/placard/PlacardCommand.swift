import Placard

/// The `placard` program.
@main
struct PlacardCommand {
  static func main() async {
    holdStandardStreams()
    ignoreBrokenPipes()
    let status = await run(Array(CommandLine.arguments.dropFirst()), in: .current())
    if status == .brokenPipe { endByBrokenPipe() }
    exitProcess(status.code)
  }

  /// Parses the arguments and runs a verb; reports errors.
  static func run(_ words: [String], in shell: Shell) async -> ExitStatus {
    do {
      return try await dispatch(words, in: shell)
    } catch let error as UsageError {
      shell.complain(error.description)
      return .usage
    } catch let failure as Failure {
      shell.complain(failure.sentence)
      return failure.status
    } catch let error as OutputError where error.isBrokenPipe {
      return .brokenPipe
    } catch {
      shell.complain("\(error)")
      return .inputOutput
    }
  }

  private static func dispatch(_ words: [String], in shell: Shell) async throws -> ExitStatus {
    guard let first = words.first else {
      try shell.errors.write(Array(Help.overview.utf8))
      return .usage
    }
    let rest = Array(words.dropFirst())
    switch first {
    case "--version", "-V", "version":
      if let word = rest.first { throw UsageError("\(first) takes no word; it got \"\(word)\".") }
      try shell.print("placard \(PlacardVersion.current)\n")
      return .success
    case "help", "--help", "-h":
      try shell.print(try helpText(rest))
      return .success
    default: break
    }
    let verb = try verb(named: first)
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      try shell.print(Help.page(of: verb))
      return .success
    }
    let arguments = try Arguments(
      rest, verb: verb.name, flags: verb.flags, environment: shell.environment)
    return try await verb.run(arguments, shell)
  }

  private static func helpText(_ names: [String]) throws(UsageError) -> String {
    guard names.count <= 1 else {
      throw UsageError("help takes one verb; it got \(names.count) words.")
    }
    guard let name = names.first else { return Help.overview }
    return Help.page(of: try verb(named: name))
  }

  private static func verb(named name: String) throws(UsageError) -> Verb {
    guard let verb = Verb.all.first(where: { $0.name == name }) else {
      let isFlag = name.hasPrefix("-")
      let accepted = isFlag ? ["--version", "--help"] : Verb.all.map(\.name) + ["help"]
      throw .unknown(isFlag ? "flag" : "verb", name, accepted: accepted)
    }
    return verb
  }
}
