import PlacardFeeds
import PlacardJSONStream
import PlacardModels
import PlacardPosting
import Testing

@Suite("J4: structured logs and programs' reports") struct RecordTests {
  private func read(_ line: String) -> Message? {
    var feed = LinesFeed(of: .records)
    for case .command(.post(let message, _)) in feed.read(InputLine(1, line)) { return message }
    return nil
  }

  /// A line, its level, title and body.
  static let logs: [(line: String, severity: Severity, title: String, body: String?)] = [
    // pino, bunyan
    (
      #"{"level":30,"time":1531171074631,"msg":"hello world","pid":657,"hostname":"box"}"#, .info,
      "hello world", nil
    ),
    (
      #"{"level":50,"time":1,"pid":6,"hostname":"box","err":{"type":"Error","message":"boom","#
        + #""stack":"Error: boom\n    at a.js:1"},"msg":"failed"}"#, .error, "failed",
      "Error: boom\n    at a.js:1"
    ),
    (
      #"{"name":"app","hostname":"b","pid":3,"level":40,"msg":"careful","time":"2013-01-04T07:47Z","v":0}"#,
      .warning, "careful", nil
    ),
    // zerolog
    (
      #"{"level":"error","stack":[{"func":"inner","line":"20","source":"errors.go"}],"#
        + #""error":"no such file","time":1494567715,"message":"open"}"#, .error, "open",
      "no such file\ninner 20 errors.go"
    ),
    // slog
    (#"{"time":"2023-08-04T16:09:19-04:00","level":"WARN","msg":"slow"}"#, .warning, "slow", nil),
    (
      #"{"time":"2023-08-04T16:09:19-04:00","level":"ERROR+2","msg":"m","err":"e"}"#, .error, "m",
      "e"
    ),
    // zap
    (
      #"{"level":"dpanic","ts":16.3,"caller":"a.go:1","msg":"bad","error":"dial","stacktrace":"main.main\n\t/a.go:3"}"#,
      .error, "bad", "dial\nmain.main\n\t/a.go:3"
    ),
    // structlog
    (
      #"{"event":"said","level":"debug","exception":"Traceback (most recent call last):\nValueError"}"#,
      .debug, "said", "Traceback (most recent call last):\nValueError"
    ),
    // swift-log as JSON, the Elastic Common Schema
    (#"{"level":"notice","message":"up","metadata":{"k":"v"},"label":"app"}"#, .info, "up", nil),
    (
      #"{"log.level":"error","message":"m","error.message":"e","error.stack_trace":"e\nat"}"#,
      .error,
      "m", "e\nat"
    ),
    // logfmt
    (
      #"time=2023-08-04T16:09:19-04:00 level=error msg="it is \"so\"" err=EOF"#, .error,
      #"it is "so""#, "EOF"
    ),
    // cargo
    (
      #"{"reason":"compiler-message","package_id":"p","message":{"rendered":"warning: unused\n --> a.rs:1\n","#
        + #""level":"warning","message":"unused","spans":[]}}"#, .warning, "unused",
      "warning: unused\n --> a.rs:1"
    ),
    // go test -json, pytest-reportlog
    (
      #"{"Time":"T","Action":"fail","Package":"p","Test":"TestA","Elapsed":0.1}"#, .error, "TestA",
      "p"
    ),
    (
      #"{"Action":"output","Package":"p","Output":"    a_test.go:5: no\n"}"#, .info,
      "    a_test.go:5: no", nil
    ),
    (
      #"{"nodeid":"t.py::test_a","outcome":"failed","longrepr":{"reprcrash":{"message":"assert 1 == 2"}},"#
        + #""$report_type":"TestReport"}"#, .error, "t.py::test_a", "assert 1 == 2"
    ),
  ]

  @Test(arguments: logs)
  func logged(_ line: String, _ severity: Severity, _ title: String, _ body: String?) throws {
    let message = try #require(read(line))
    #expect(message.severity == severity)
    #expect(message.title == title)
    #expect(message.body == body)
  }

  @Test("what a record has besides is metadata, that of nested objects by path")
  func metadata() {
    let line = #"{"level":30,"msg":"m","time":15,"req":{"id":7,"ok":true},"pid":1,"none":null}"#
    #expect(read(line)?.metadata == ["time": "15", "req.id": "7", "req.ok": "true"])
  }

  @Test("a fatal record is critical")
  func urgency() {
    #expect(read(#"{"level":60,"msg":"m"}"#)?.urgency == .critical)
    #expect(read("level=fatal msg=m")?.urgency == .critical)
    #expect(read(#"{"level":"error","msg":"m"}"#)?.urgency == .normal)
  }

  @Test(
    "records that say nothing are skipped",
    arguments: [
      #"{"reason":"compiler-artifact","package_id":"p"}"#,
      #"{"reason":"build-finished","success":true}"#,
      #"{"Action":"run","Package":"p","Test":"TestA"}"#,
      #"{"Action":"output","Package":"p","Output":"\n"}"#,
      #"{"outcome":"passed","$report_type":"TestReport","nodeid":"t"}"#,
      #"{"id":"a","time":1,"event":"keepalive","topic":"t"}"#,
    ])
  func skipped(_ line: String) {
    #expect(read(line) == nil)
  }

  @Test(
    "what is no record is a line of text",
    arguments: [
      "plain", "a=b", #"level=info"#, #"{"a":1}"#, #"{"level":30"#, "error: no", #"msg="open"#,
    ])
  func text(_ line: String) {
    #expect(read(line)?.title == (line == "error: no" ? "no" : line))
  }

  @Test(
    "a notification of ntfy has its id, priority and link, and is a card among lines that scroll")
  func ntfy() throws {
    let line =
      #"{"id":"hw","time":16,"event":"message","topic":"t","message":"Disk full","title":"Alert","#
      + #""priority":5,"tags":["warning"],"click":"https://a.b/c"}"#
    let message = try #require(read(line))
    #expect(message.id == "hw" && message.title == "Alert" && message.body == "Disk full")
    #expect(message.urgency == .critical && message.link == "https://a.b/c")
    #expect(
      FeedLog(LinesFeed(.scrolling, of: .records), lines: [line]).text
        == ["1: notices hw [info] Alert | Disk full"])
  }

  @Test("records scroll with their level and metadata; errors and warnings are cards")
  func scrolling() {
    let log = FeedLog(
      LinesFeed(.scrolling, of: .records),
      lines: [
        #"{"level":"info","msg":"up","port":80}"#, #"{"level":"error","msg":"no","error":"why"}"#,
      ]
    ).text
    #expect(
      log == [
        "1: line info: up port=80", "2: line error: no\nwhy",
        "2: notices lines/error/2 [error] no | why",
      ])
  }

  @Test(
    "what an input is follows from its first line",
    arguments: [
      (#"{"level":30,"msg":"m"}"#, "records"), ("level=info msg=m", "records"),
      ("Compiling", "text"),
      (#"{"post":{"title":"T"}}"#, "placard"), (#"{"title":"T"}"#, "placard"), ("{", "text"),
      (#"{"placard":1,"kind":"posted","seq":1,"message":"m"}"#, "placard"), ("", "text"),
      (#"{"kind":"test","payload":{},"version":0}"#, "swiftTesting"),
      (#"{"id":"a","time":1,"event":"open","topic":"t"}"#, "records"),
      (#"{"id":"a","event":"message","topic":"t","title":"T","message":"m"}"#, "records"),
    ])
  func guess(_ line: String, _ name: String) {
    #expect("\(FeedGuess(Array(line.utf8)[...]))" == name)
  }
}
