import Placard
import PlacardTerminal
import Testing

@testable import PlacardCommand

@Suite("Where messages go") struct DestinationTests {
  private func destinations(
    _ words: [String], _ environment: [String: String] = [:]
  ) throws(UsageError) -> [Destination] {
    try Destination.all(
      from: Arguments(words, verb: "post", flags: Verb.post.flags, environment: environment))
  }

  @Test(
    arguments: [
      ([], [Destination(.terminal)]),
      (["--reporter", "auto"], [Destination(.terminal)]),
      (["--reporter", "plain"], [Destination(.plain)]),
      (["--reporter", "json"], [Destination(.json)]),
      (["--reporter", "silent"], []),
      (["--reporter", "silent", "--to", "log"], [Destination(.log)]),
      (["--json"], [Destination(.json)]),
      (["--json", "--to", "json"], [Destination(.json)]),
      (["--to", "terminal", "--to", "json"], [Destination(.terminal), Destination(.json)]),
      (
        ["--to", "plain=a", "--to", "json=b=c"],
        [Destination(.plain, file: "a"), Destination(.json, file: "b=c")]
      ),
      (
        ["--to", "terminal", "--to", "plain=-"],
        [Destination(.terminal), Destination(.plain, file: "-")]
      ),
      (
        ["--to", "json", "--to", "json=a", "--to", "log=b"],
        [Destination(.json), Destination(.json, file: "a"), Destination(.log, file: "b")]
      ),
    ] as [([String], [Destination])]) func rules(words: [String], expected: [Destination]) throws
  {
    #expect(try destinations(words) == expected)
  }

  @Test func theEnvironmentChoosesToo() throws {
    #expect(try destinations([], ["PLACARD_POST_TO": "log"]) == [Destination(.log)])
    #expect(try destinations([], ["PLACARD_POST_REPORTER": "plain"]) == [Destination(.plain)])
  }

  @Test(
    arguments: [
      (
        ["--to", "jsno"],
        #"--to got "jsno"; accepted is one of terminal, plain, json, log; the nearest is json."#
      ),
      (["--to", "json="], "--to json= names no file; write --to json=FILE, or --to json."),
      (
        ["--to", "terminal=x"],
        "--to terminal takes no file; use --to plain=FILE for text in a file."
      ),
      (
        ["--to", "json", "--to", "log"],
        "Two destinations would mix on standard output; give all but one a file: --to json=FILE."
      ),
      (
        ["--to", "json", "--to", "json"],
        "Two destinations would mix on standard output; give all but one a file: --to json=FILE."
      ),
      (
        ["--to", "plain=-", "--json"],
        "Two destinations would mix on standard output; give all but one a file: --to json=FILE."
      ),
      (
        ["--to", "json=a", "--to", "log=a"],
        #"Two destinations would mix in "a"; give each its own file."#
      ),
      (
        ["--to", "plain", "--to", "terminal"],
        "Two destinations would mix on the terminal; name it once."
      ),
      (
        ["--reporter", "quiet", "--to", "log"],
        #"--reporter got "quiet"; accepted is one of auto, plain, json, silent."#
      ),
    ] as [([String], String)]) func refusals(words: [String], sentence: String)
  {
    let error = #expect(throws: UsageError.self) { try destinations(words) }
    #expect(error?.description == sentence)
  }

  @Test func colourIsOverruledByTheFlag() {
    let variables = ["NO_COLOR": "1", "FORCE_COLOR": "0", "TERM": "xterm-256color"]
    func depth(_ choice: ColorChoice, _ variables: [String: String]) -> ColorDepth {
      TerminalCapabilities(
        environment: Composition.environment(variables, choice), isTerminal: false
      ).colorDepth
    }
    #expect(depth(.auto, variables) == .none)
    #expect(depth(.always, variables) == .ansi256)
    #expect(depth(.never, ["CLICOLOR_FORCE": "1", "TERM": "xterm"]) == .none)
    #expect(depth(.auto, ["CLICOLOR_FORCE": "1", "TERM": "xterm"]) == .ansi16)
  }
}
