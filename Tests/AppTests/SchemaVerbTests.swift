import Placard
import PlacardJSONStream
import Testing

@testable import PlacardCommand

@Suite("J1 schema") struct SchemaVerbTests {
  @Test func withoutAPartItAcceptsALineOfAny() async throws {
    let result = await TestEnvironment().run("schema")
    #expect(result.status == .success && result.errors == "")
    #expect(result.output == String(decoding: StreamSchema.json(), as: UTF8.self))
  }

  @Test(arguments: StreamSchema.Part.allCases) func aPartIsPrinted(part: StreamSchema.Part) async {
    let result = await TestEnvironment().run("schema", part.rawValue)
    #expect(result.output == String(decoding: StreamSchema.json(part), as: UTF8.self))
  }

  @Test func anotherPartIsWrongUsage() async {
    let result = await TestEnvironment().run("schema", "inn")
    #expect(result.status == .usage && result.output == "")
    #expect(
      result.errors
        == "placard: Unknown part \"inn\"; accepted is one of in, out, script, config; the nearest is in.\n"
    )
    #expect(await TestEnvironment().run("schema", "in", "out").status == .usage)
  }
}
