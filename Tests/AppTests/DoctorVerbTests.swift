import Foundation
import Placard
import PlacardTerminal
import Testing

@testable import PlacardCommand

@Suite("doctor") struct DoctorVerbTests {
  private static let environment = ["TERM": "xterm-kitty", "NO_COLOR": "1\u{1B}[2J", "LANG": "C"]

  @Test func everyTopicIsALineWithItsReason() async {
    let result = await TestEnvironment(environment: Self.environment).run("doctor")
    let lines = result.output.split(separator: "\n")
    #expect(lines.count == TerminalDetection.Topic.allCases.count)
    #expect(lines[0] == "terminal       kitty         TERM=xterm-kitty")
    #expect(lines.contains("colors         none          NO_COLOR=1�"))
    #expect(lines.contains("mode           plain         the output is no terminal"))
    #expect(lines.contains("questions      none          there is no terminal"))
    #expect(!result.output.contains("\u{1B}"))
    #expect(result.errors == "" && result.status == .success)
  }

  @Test func andAnObjectALineAsJSON() async throws {
    let result = await TestEnvironment(environment: Self.environment).run(
      "doctor", "--json", "--offline")
    let lines = result.output.split(separator: "\n")
    let topics = try lines.map { line in
      let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: String]
      #expect(object?.count == 3 && object?["value"] != nil && object?["reason"] != nil)
      return object?["topic"]
    }
    #expect(topics == TerminalDetection.Topic.allCases.map { "\($0)" })
    #expect(lines.last == #"{"topic":"questions","value":"none","reason":"not asked"}"#)
  }

  @Test func aWordIsTooMany() async {
    let result = await TestEnvironment().run("doctor", "who")
    #expect(result.status == .usage && result.output == "")
    #expect(result.errors == "placard: doctor takes no word; it got \"who\".\n")
  }
}
