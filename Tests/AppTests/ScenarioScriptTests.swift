import Testing

@testable import PlacardCommand

/// The seeds' rows in the form that a stream has, each read by `placard simulate`; the seeds' main line is
/// serial.
@Suite("Scenarios as scripts") struct ScenarioScriptTests {
  @Test(
    "A row as a script: its events are those of the row, time by time",
    arguments: ScenarioScript.scheduler + ScenarioScript.identity + ScenarioScript.leaving
      + ScenarioScript.userActions + ScenarioScript.hosts)
  func row(scenario: ScenarioScript) async {
    let script = #"{"config":{"policy":"serial"}}"# + "\n" + scenario.script
    let result = await TestEnvironment(input: script).run("simulate")
    #expect(result.status == .success)
    #expect(ScenarioTranscript(result.output).text == scenario.transcript)
  }
}
