import PlacardJSONStream
import PlacardPosting
import Testing

@Suite("Scripts, feeds and streams that were written down") struct RecordingReaderTests {
  @Test("A10: a recording is a script, a feed or a stream, each in its own time")
  func recordings() {
    var reader = CommandReader(.recording)
    let lines = [
      #"{"title":"A"}"#, #"{"at":1,"title":"B"}"#, #"{"hideAll":{}}"#,
      #"{"kind":"willShow","at":2,"id":"c","message":{"title":"C"}}"#,
      #"{"kind":"didShow","at":2.5,"id":"c"}"#,
      #"{"kind":"willShow","at":1,"id":"d","message":{"title":"D"}}"#,
      #"{"at":1,"title":"E"}"#, #"{"at":3,"severity":"error"}"#,
    ]
    let read = zip(1..., lines).map { number, line in
      guard let timed = reader.read(InputLine(number, line)) else { return "nothing" }
      let word = "\(timed.command)".prefix { $0 != "(" }
      return "\(timed.at.map { "\($0)" } ?? "never") \(word)"
    }
    #expect(
      read == [
        "0.0 seconds post", "1.0 seconds post", "1.0 seconds hideAll", "2.0 seconds post",
        "nothing",
        "2.5 seconds post", "2.5 seconds report", "2.5 seconds report",
      ])
  }
}
