import Placard

/// The `placard` program.
@main
struct PlacardCommand {
  static func main() async {
    let shell = Shell.current()
    let status = await run(Array(CommandLine.arguments.dropFirst()), in: shell)
    shell.exit(status)
  }

  /// Does what the words ask for.
  static func run(_ words: [String], in shell: Shell) async -> ExitStatus {
    do {
      return try await dispatch(words, in: shell)
    } catch let error as UsageError {
      shell.complain(error.description)
      return .usage
    } catch let failure as Failure {
      shell.complain(failure.sentence)
      return failure.status
    } catch {
      shell.complain("\(error)")
      return .inputOutput
    }
  }

  private static func dispatch(_ words: [String], in shell: Shell) async throws -> ExitStatus {
    guard let first = words.first else {
      shell.print(Help.overview)
      return .usage
    }
    switch first {
    case "--version", "-V", "version":
      shell.print("placard \(PlacardVersion.current)\n")
      return .success
    case "help", "--help", "-h":
      shell.print(try helpText(words.dropFirst().first))
      return .success
    default: break
    }
    let verb = try verb(named: first)
    let rest = Array(words.dropFirst())
    if rest.prefix(while: { $0 != "--" }).contains(where: { $0 == "--help" || $0 == "-h" }) {
      shell.print(Help.page(of: verb))
      return .success
    }
    let arguments = try Arguments(
      rest, verb: verb.name, flags: verb.flags, environment: shell.environment)
    return try await verb.run(arguments, shell)
  }

  private static func helpText(_ name: String?) throws(UsageError) -> String {
    guard let name else { return Help.overview }
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
