import Foundation
import PlacardJSONStream
import PlacardModels
import PlacardOutput
import PlacardPosting
import Testing

@Suite("J1 J2 The JSON stream poster and its sinks") struct JSONStreamPosterTests {
  private func event(_ seconds: Int) -> PostEvent {
    PostEvent(.tapped, sequence: seconds, at: .seconds(seconds))
  }

  @Test func itRecordsAndShowsNothing() throws {
    let sink = MemorySink()
    let poster: any Poster = JSONStreamPoster.jsonStream(to: sink)
    #expect(poster.capabilities == .records && poster.name == "json")
    let post = Post(number: 1, message: "T")
    #expect(poster.timing(for: post) == .zero)
    let recorder = try #require(poster.recorder)
    try recorder.record(post)
    try recorder.commit()
    #expect(sink.bytes.isEmpty)
    try recorder.record(event(1))
    try recorder.record(event(2))
    try recorder.commit()
    #expect(
      sink.text == """
        {"placard":1,"kind":"tapped","seq":1,"at":1}
        {"placard":1,"kind":"tapped","seq":2,"at":2}

        """)
  }

  /// Fails at one write and keeps the others.
  private final class FailingSink: ByteSink {
    let kept = MemorySink()
    let failsFrom: Int

    init(failsFrom: Int) {
      self.failsFrom = failsFrom
    }

    func write(_ bytes: [UInt8]) throws {
      let lines = kept.bytes.count { $0 == UInt8(ascii: "\n") }
      guard lines != failsFrom else { throw OutputError(.write, "test", code: 28) }
      kept.write(bytes)
    }
  }

  @Test func theFirstErrorEndsTheStream() throws {
    let sink = FailingSink(failsFrom: 1)
    let poster = JSONStreamPoster(to: sink)
    try poster.record(event(1))
    try poster.commit()
    try poster.record(event(2))
    let error = OutputError(.write, "test", code: 28)
    #expect(throws: error) { try poster.commit() }
    #expect(throws: error) { try poster.record(event(3)) }
    #expect(sink.kept.text == "{\"placard\":1,\"kind\":\"tapped\",\"seq\":1,\"at\":1}\n")
  }

  @Test func namedDestinationsReadWell() {
    let posters: [any Poster] = [
      .jsonStream(to: .standardOutput), .jsonStream(to: .file("build.jsonl")),
    ]
    #expect(posters.count == 2)
  }
}

@Suite("J2 Byte sinks") struct ByteSinkTests {
  /// A folder that is removed when the test is over.
  private func inFolder(_ body: (URL) throws -> Void) throws {
    let folder = FileManager.default.temporaryDirectory.appending(
      path: "placard-\(UUID().uuidString)")
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    try body(folder)
  }

  @Test func filesAreReplacedOrWrittenOn() throws {
    try inFolder { folder in
      let path = folder.appending(path: "a.txt").path
      for _ in 0..<2 {
        let replacing = FileSink(path: path, mode: .replace)
        try replacing.write(Array("1".utf8))
        try replacing.write(Array("2".utf8))
      }
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "12")
      try FileSink(path: path, mode: .append).write(Array("3".utf8))
      #expect(try String(contentsOfFile: path, encoding: .utf8) == "123")
      try FileSink(path: path, mode: .replace).open()
      #expect(try String(contentsOfFile: path, encoding: .utf8).isEmpty)
    }
  }

  @Test func aFileThatCannotBeOpenedIsNamed() throws {
    try inFolder { folder in
      let path = folder.appending(path: "missing/a.txt").path
      let sink = FileSink(path: path, mode: .append)
      let error = #expect(throws: OutputError.self) { try sink.write([]) }
      #expect(error?.subject == path && error?.code == ENOENT && error?.isBrokenPipe == false)
      #expect(error?.description == "Cannot open \(path): No such file or directory.")
      #expect(throws: OutputError.self) { try FileSink(path: folder.path, mode: .replace).open() }
    }
  }

  @Test func aSlowReaderOfANonBlockingPipeGetsEverything() throws {
    let pipe = Pipe()
    let descriptor = pipe.fileHandleForWriting.fileDescriptor
    #expect(fcntl(descriptor, F_SETFL, O_NONBLOCK) == 0)
    let bytes = (0..<1_000_000).map { UInt8(truncatingIfNeeded: $0 &* 31) }
    let reader = PipeReader(pipe)
    try FileDescriptorSink(descriptor).write(bytes)
    try pipe.fileHandleForWriting.close()
    #expect(reader.finish() == Data(bytes))
  }

  @Test func aBrokenPipeIsATypedError() throws {
    signal(SIGPIPE, SIG_IGN)
    let pipe = Pipe()
    try pipe.fileHandleForReading.close()
    let sink = FileDescriptorSink(pipe.fileHandleForWriting.fileDescriptor, name: "the pipe")
    let error = #expect(throws: OutputError.self) { try sink.write([1]) }
    #expect(error?.isBrokenPipe == true)
    #expect(error?.description == "Cannot write to the pipe: Broken pipe.")
  }

  @Test func aClosedDescriptorIsAnError() {
    let error = #expect(throws: OutputError.self) { try FileDescriptorSink(-1).write([1]) }
    #expect(error?.subject == "descriptor -1" && error?.code == EBADF)
  }
}
