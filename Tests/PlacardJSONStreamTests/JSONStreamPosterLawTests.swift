import PlacardJSONStream
import PlacardOutput
import PlacardTesting
import Testing

@Test("The stream poster bears whatever a manager may call")
func streamPosterKeepsTheLaws() async throws {
  let sink = MemorySink()
  try await PosterLaws.exercise(JSONStreamPoster(to: sink))
  #expect(sink.text.split(separator: "\n").count == 12 && !sink.bytes.contains(0x1B))
}
