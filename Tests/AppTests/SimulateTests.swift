import Testing

@testable import PlacardCommand

@Suite("simulate") struct SimulateTests {
  private let script = """
    {"config":{"automatic":2,"pause":0.5,"policy":"serial"}}
    {"at":0,"post":{"id":"A","title":"A","transition":"slide"}}
    {"at":0,"post":{"id":"B","title":"B","transition":"slide"}}
    """

  @Test func twoPostsFollowOneAnotherToTheTenth() async {
    let result = await TestEnvironment(input: script).run("simulate")
    #expect(result.status == .success && result.errors == "")
    #expect(
      result.transitions == [
        "willShow A 0", "didShow A 0.4", "willHide A 2.4", "didHide A 2.6",
        "willShow B 3.1", "didShow B 3.5", "willHide B 5.5", "didHide B 5.7",
      ])
  }

  @Test func aFileOrADashIsTheScript() async throws {
    let folder = try ScratchFolder()
    let path = try folder.write(script, to: "script.jsonl")
    let expected = await TestEnvironment(input: script).run("simulate").output
    #expect(await TestEnvironment().run("simulate", path).output == expected)
    #expect(await TestEnvironment(input: script).run("simulate", "-").output == expected)
  }

  @Test func untilOnlyCutsTheStream() async {
    let whole = await TestEnvironment(input: script).run("simulate").output
    let cut = await TestEnvironment(input: script).run("simulate", "--until", "2.4")
    #expect(whole.hasPrefix(cut.output))
    #expect(cut.transitions.last == "willHide A 2.4")
    #expect(await TestEnvironment(input: script).run("simulate", "--until", "99").output == whole)
  }

  @Test func badLinesAreReportedWithTheirPositionAndTheRestGoesOn() async {
    let result = await TestEnvironment(
      input: """
        {"post":{"title":"A","id":"a","duration":1}}

        nonsense
        {"hide":{"id":3}}
        {"post":{"title":"B","id":"b","duration":1}}
        """
    ).run("simulate")
    #expect(result.status == .success && result.errors == "")
    let problems = result.output.split(separator: "\n").filter { $0.contains(#""kind":"error""#) }
    #expect(problems.count == 2)
    #expect(problems.first?.hasSuffix(#""line":3,"column":2}"#) == true)
    #expect(problems.last?.hasSuffix(#""line":4,"column":15}"#) == true)
    #expect(
      result.transcript.filter { $0.hasPrefix("gone") } == ["gone a expired", "gone b expired"])
  }

  @Test(arguments: ["", "\n\n  \n", "{\"config\":{\"pause\":1}}\n", "{\"kind\":\"x\"}"])
  func aScriptWithoutPostsPrintsNothing(script: String) async {
    let result = await TestEnvironment(input: script).run("simulate")
    #expect(result.status == .success && result.output == "" && result.errors == "")
  }

  @Test(arguments: ["2.4s", "2400ms", "2.4"]) func untilMayHaveAUnit(text: String) async {
    let result = await TestEnvironment(input: script).run("simulate", "--until", text)
    #expect(result.transitions.last == "willHide A 2.4")
  }

  @Test func ofTwoRulesTheGoodOneHoldsAndTheBadOneIsReported() async {
    let result = await TestEnvironment(
      input: """
        {"post":{"title":"Before","id":"a","app":"chat","duration":1}}
        {"rules":{"rules":[{"name":"odd","mute":"yes"},{"name":"hush","match":{"app":"chat"},"mute":true}]}}
        {"post":{"title":"After","id":"b","app":"chat","duration":1}}
        {"explain":{"id":"b"}}
        """
    ).run("simulate")
    #expect(result.status == .success && result.errors == "")
    let lines = result.output.split(separator: "\n")
    let errors = lines.filter { $0.contains(#""kind":"error""#) }
    #expect(errors.count == 1)
    #expect(
      errors.first?.hasSuffix(
        #""message":"In rule \"odd\": \"mute\" must be true or false, not \"yes\".","line":2,"column":41}"#
      ) == true, "\(errors)")
    #expect(
      result.transcript.filter { $0.hasPrefix("gone") } == ["gone b muted", "gone a expired"])
    let reply = lines.first { $0.contains(#""query":"explain""#) }
    #expect(reply?.contains("hush") == true, "\(reply ?? "none")")
  }

  @Test func anErrorThatACommandLedToNamesItsLine() async {
    let result = await TestEnvironment(
      input: """
        {"post":{"title":"A","id":"a"}}

        {"at":1,"action":{"id":"a","action":"undo"}}
        """
    ).run("simulate")
    let error = result.output.split(separator: "\n").first { $0.contains(#""kind":"error""#) }
    #expect(
      error?.hasSuffix(
        #""id":"a","post":1,"message":"The post \"a\" has no action \"undo\"; it has none.","line":3}"#
      )
        == true)
  }

  @Test(arguments: ["soon", "-1", "nan", "inf", "", "5x"]) func untilIsATime(text: String) async {
    let result = await TestEnvironment(input: script).run("simulate", "--until=\(text)")
    #expect(result.status == .usage && result.output == "")
    #expect(
      result.errors
        == "placard: --until got \"\(text)\"; it wants \(TimeText.momentForm).\n")
  }
}
