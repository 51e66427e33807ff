import Placard
import Testing

@testable import PlacardCommand

@Suite("What the program says about itself") struct HelpTests {
  private static let verbs = (Verb.all.map(\.name) + ["help"]).joined(separator: ", ")

  @Test(arguments: Verb.all.map(\.name)) func aPageNamesEveryFlag(name: String) async throws {
    let verb = try #require(Verb.all.first { $0.name == name })
    let result = await TestEnvironment().run("help", name)
    #expect(result.status == .success && result.errors == "")
    for flag in verb.flags {
      #expect(result.output.contains("--\(flag.name)"))
      #expect(flag.help.hasSuffix(".") || flag.help.hasSuffix("…"))
    }
    #expect(result.output.split(separator: "\n").allSatisfy { $0.count <= 100 })
    #expect(await TestEnvironment().run(name, "--help").output == result.output)
    #expect(await TestEnvironment().run(name, "-h", "--nonsense").output == result.output)
  }

  @Test func theOverviewNamesEveryVerb() async {
    let result = await TestEnvironment().run("help")
    #expect(result.status == .success)
    for verb in Verb.all {
      #expect(result.output.contains("  \(verb.name) "))
    }
    #expect(await TestEnvironment().run("--help").output == result.output)
    #expect(await TestEnvironment().run("-h").output == result.output)
  }

  @Test func nothingAtAllIsWrongUsage() async {
    let result = await TestEnvironment().run()
    #expect(result.status == .usage && result.output == "")
    #expect(result.errors == Help.overview)
  }

  @Test func theVersionTakesNoWord() async {
    let result = await TestEnvironment().run("--version", "extra")
    #expect(result.status == .usage && result.output == "")
    #expect(result.errors == "placard: --version takes no word; it got \"extra\".\n")
  }

  @Test(arguments: ["--version", "-V", "version"]) func version(word: String) async {
    let result = await TestEnvironment().run(word)
    #expect(result.status == .success && result.output == "placard \(PlacardVersion.current)\n")
  }

  @Test(
    arguments: [
      (
        ["pst"],
        #"Unknown verb "pst"; accepted is one of \#(verbs); the nearest is post."#
      ),
      (
        ["frobnicate"],
        #"Unknown verb "frobnicate"; accepted is one of \#(verbs)."#
      ),
      (
        ["--versoin"],
        #"Unknown flag "--versoin"; accepted is one of --version, --help; the nearest is --version."#
      ),
      (
        ["help", "shwo"],
        #"Unknown verb "shwo"; accepted is one of \#(verbs); the nearest is show."#
      ),
      (["help", "post", "show"], "help takes one verb; it got 2 words."),
      (["show", "a", "b"], "show takes one file; it got 2 words."),
      (["simulate", "a", "b"], "simulate takes one script; it got 2 words."),
      (
        ["show", "--feed", "swift"],
        #"--feed got "swift"; accepted is one of auto, placard, lines, log, swift-testing, swift-build, cargo, go, pytest, tap, github, ntfy."#
      ),
      (
        ["show", "--color", "alway", "--to", "plain"],
        #"--color got "alway"; accepted is one of auto, always, never; the nearest is always."#
      ),
      (
        ["show", "--log-format", "xml", "--to", "log"],
        #"--log-format got "xml"; accepted is one of plain, logfmt, json, syslog, syslog-counted, journal, github, gitlab."#
      ),
      (["post", "a\u{1B}[31mb", "c", "--\u{1B}[2J"], nil),
    ] as [([String], String?)]) func wrongUsage(words: [String], sentence: String?) async
  {
    let testEnvironment = TestEnvironment()
    let status = await PlacardCommand.run(words, in: testEnvironment.shell)
    let result = await testEnvironment.run("--version")
    #expect(status == .usage && status.code == 64)
    if let sentence { #expect(result.errors == "placard: \(sentence)\n") }
    #expect(!result.errors.contains("\u{1B}"))
    #expect(result.errors.count { $0 == "\n" } == 1)
    #expect(result.output == "placard \(PlacardVersion.current)\n")
  }
}
