import PlacardLog
import PlacardOutput
import PlacardTesting
import Testing

@Test("The log poster bears whatever a manager may call")
func logPosterKeepsTheLaws() async throws {
  let sink = MemorySink()
  try await PosterLaws.exercise(LogPoster(to: TextLogSink(.plain, to: sink)))
  #expect(sink.text.split(separator: "\n").count == 12 && !sink.bytes.contains(0x1B))
}
