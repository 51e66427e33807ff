import Foundation
import PlacardModels
import Testing

@testable import PlacardLog

@Suite("G1 G3: records for log systems and build services") struct LogFormatTests {
  private func posted(_ message: Message, app: String? = nil, time: String? = "T") -> LogRecord? {
    var event = PostEvent(.posted, sequence: 1, at: .milliseconds(400))
    (event.id, event.number, event.message) = ("a", 1, message)
    event.options = PostOptions(app: app)
    var recorder = LogRecorder()
    return recorder.record(of: event, time: time)
  }

  private var failed: Message {
    var message = Message("Build failed: 1,2", body: "50% \"done\" ]", severity: .error, id: "a")
    message.metadata = ["file": "a,b.swift", "line": "3"]
    return message
  }

  @Test func json() throws {
    let line = LogFormat.json.line(for: try #require(posted(failed)))
    let object = try JSONSerialization.jsonObject(with: Data(line.utf8)) as? [String: Any]
    #expect(
      object as NSDictionary?
        == [
          "time": "T", "at": 0.4, "level": "error", "event": "posted", "id": "a", "post": 1,
          "severity": "error", "title": "Build failed: 1,2", "body": "50% \"done\" ]",
          "metadata.file": "a,b.swift", "metadata.line": "3",
        ] as NSDictionary)
  }

  @Test func syslog() throws {
    let record = try #require(posted(failed, app: "my app"))
    let line = LogFormat.syslog.line(for: record)
    #expect(
      line == #"<11>1 T - my_app - posted [placard@32473 id="a" post="1" severity="error" "#
        + #"title="Build failed: 1,2" body="50% \"done\" \]" app="my app" "#
        + #"metadata.file="a,b.swift" metadata.line="3"] Build failed: 1,2: 50% "done" ]"#)
    #expect(LogFormat.syslog.bytes(for: record) == Array("\(line)\n".utf8))
    #expect(LogFormat.syslogCounted.bytes(for: record) == Array("\(line.utf8.count) \(line)".utf8))
    let other = try #require(posted(Message("é"), time: nil))
    #expect(LogFormat.syslog.line(for: other).hasPrefix("<14>1 - - placard - posted ["))
    #expect(LogFormat.syslog.line(for: other).hasSuffix("] \u{FEFF}é"))
  }

  @Test(arguments: [
    (Severity.trace, Urgency.normal, 15), (.debug, .normal, 15), (.info, .normal, 14),
    (.success, .normal, 13), (.warning, .normal, 12), (.error, .normal, 11),
    (.error, .critical, 10),
  ])
  func priorities(_ severity: Severity, _ urgency: Urgency, _ priority: Int) throws {
    let record = try #require(posted(Message("T", severity: severity, urgency: urgency)))
    #expect(LogFormat.syslog.line(for: record).hasPrefix("<\(priority)>1 "))
  }

  @Test func journal() throws {
    let entry = LogFormat.journal.bytes(for: try #require(posted(failed)))
    #expect(
      String(decoding: entry, as: UTF8.self) == """
        MESSAGE=Build failed: 1,2: 50% "done" ]
        PRIORITY=3
        SYSLOG_IDENTIFIER=placard
        PLACARD_EVENT=posted
        PLACARD_ID=a
        PLACARD_POST=1
        PLACARD_SEVERITY=error
        PLACARD_TITLE=Build failed: 1,2
        PLACARD_BODY=50% "done" ]
        PLACARD_METADATA_FILE=a,b.swift
        PLACARD_METADATA_LINE=3

        """)
  }

  @Test func github() throws {
    #expect(
      LogFormat.github.line(for: try #require(posted(failed)))
        == #"::error file=a%2Cb.swift,line=3,title=Build failed%3A 1%2C2::50%25 "done" ]"#)
    let warning = try #require(posted(Message("hm", severity: .warning)))
    #expect(LogFormat.github.line(for: warning) == "::warning::hm")
    let detail = try #require(posted(Message("hm", body: "more", severity: .debug)))
    #expect(LogFormat.github.line(for: detail) == "::debug::hm: more")
  }

  @Test func gitlab() throws {
    let error = try #require(posted(Message("no", body: "why", severity: .error)))
    #expect(LogFormat.gitlab.line(for: error) == "\u{1B}[31;1merror: no: why\u{1B}[0m")
    #expect(LogFormat.gitlab.line(for: try #require(posted(Message("ok")))) == "info: ok")
  }
}
