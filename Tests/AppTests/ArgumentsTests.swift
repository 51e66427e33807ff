import Placard
@_spi(Fields) import PlacardModels
import Testing

@testable import PlacardCommand

@Suite("The words behind a verb") struct ArgumentsTests {
  private let flags = [
    Flag("print-id", "p", .toggle, ""), Flag("wait", "w", .toggle, ""),
    Flag("duration", "t", .value("TIME"), ""), Flag("action", "A", .list("ID=LABEL"), ""),
    Flag("style", nil, .value("NAME"), ""),
  ]

  private func parse(
    _ words: [String], _ environment: [String: String] = [:]
  ) throws(UsageError) -> Arguments {
    try Arguments(words, verb: "post", flags: flags, environment: environment)
  }

  @Test(
    "A value is read however it is joined",
    arguments: [
      ["-t", "5s"], ["-t5s"], ["-t=5s"], ["--duration", "5s"], ["--duration=5s"], ["-pt5s"],
      ["-pwt", "5s"], ["-t", "1s", "-t", "5s"], ["T", "-t", "5s", "B"],
    ]) func values(words: [String]) throws
  {
    let arguments = try parse(words)
    #expect(arguments["duration"] == "5s")
    #expect(arguments.words == words.filter { $0 == "T" || $0 == "B" })
  }

  @Test func joinedTogglesAndListsInOrder() throws {
    let arguments = try parse(["-pw", "-A", "a=1", "--action=b=2", "-Ac=3"])
    #expect(arguments.has("print-id") && arguments.has("wait") && !arguments.has("duration"))
    #expect(arguments.all("action") == ["a=1", "b=2", "c=3"])
  }

  @Test func flagsEndAtTwoDashesAndOneDashIsAWord() throws {
    let arguments = try parse(["-", "--", "-t", "--style", "--"])
    #expect(arguments.words == ["-", "-t", "--style", "--"])
    #expect(!arguments.has("duration"))
  }

  @Test func aValueMayBeEmptyOrLookLikeAFlag() throws {
    #expect(try parse(["--style="])["style"] == "")
    #expect(try parse(["--style", "--wait"])["style"] == "--wait")
    #expect(try parse(["--style=a=b"])["style"] == "a=b")
  }

  @Test func theEnvironmentStandsInForAFlagThatIsAbsent() throws {
    let environment = [
      "PLACARD_POST_DURATION": "7s", "PLACARD_POST_PRINT_ID": "1", "PLACARD_POST_WAIT": "0",
      "PLACARD_POST_STYLE": "", "PLACARD_SHOW_STYLE": "card", "PLACARD_POST_ACTION": "y=Yes",
    ]
    let arguments = try parse([], environment)
    #expect(arguments["duration"] == "7s")
    #expect(arguments.has("print-id"))
    #expect(!arguments.has("wait"))
    #expect(!arguments.has("style"))
    #expect(arguments.all("action") == ["y=Yes"])
    #expect(try parse(["-t", "5s"], environment)["duration"] == "5s")
    #expect(try parse(["-An=No"], environment).all("action") == ["n=No"])
  }

  @Test(
    "What is wrong is said in one sentence",
    arguments: [
      (
        ["--tiem"],
        #"Unknown flag "--tiem"; accepted is one of --print-id, --wait, --duration, --action, --style."#
      ),
      (
        ["--stile=x"],
        #"Unknown flag "--stile"; accepted is one of --print-id, --wait, --duration, --action, --style; the nearest is --style."#
      ),
      (
        ["-x"],
        #"Unknown flag "-x"; accepted is one of -p, -w, -t, -A, --style; the nearest is -p."#
      ),
      (
        ["-px"],
        #"Unknown flag "-x"; accepted is one of -p, -w, -t, -A, --style; the nearest is -p."#
      ),
      (["--wait=5"], #"--wait got "5"; it takes no value."#),
      (["--duration"], "--duration needs a value: --duration TIME."),
      (["-t"], "--duration needs a value: --duration TIME."),
    ]) func refusals(words: [String], sentence: String)
  {
    let error = #expect(throws: UsageError.self) { try parse(words) }
    #expect(error?.description == sentence)
  }

  @Test(arguments: [
    ("pots", "post"), ("sho", "show"), ("simulat", "simulate"), ("zzzzzz", nil), ("", nil),
    ("SHOW", nil), ("list", nil), ("psot", "post"),
  ]) func theNearestIsNamedOnlyWhenItIsNear(word: String, nearest: String?) {
    #expect(["post", "show", "simulate"].nearest(to: word) == nearest)
  }

  @Test(arguments: [
    ("5s", 5_000), ("500ms", 500), ("1.5s", 1_500), ("2m", 120_000), ("1h", 3_600_000),
    ("1m30s", 90_000), ("0s", 0), ("5", nil), ("", nil), ("s", nil), ("-5s", nil), ("5 s", nil),
    ("5S", nil), ("1e3s", nil), ("nans", nil), ("5s5", nil), ("5x", nil), ("1..5s", nil),
    ("٥s", nil),
  ]) func timesHaveUnits(text: String, milliseconds: Int?) {
    #expect(TimeText.duration(of: text) == milliseconds.map { .milliseconds($0) })
  }
}
