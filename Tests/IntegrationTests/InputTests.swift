import Foundation
import Placard
import Synchronization
import Testing

@Suite("J4: input that a program reads") struct InputTests {
  private func messages() -> PostManager {
    PostManager(
      settings: UserSettings(), posters: [], lanes: [.main(.stack())], clock: ManualClock())
  }

  @Test("a feed on a pipe is read to its end") func aPipe() async throws {
    let pipe = Pipe()
    let messages = messages()
    let input = InputBytes(descriptor: pipe.fileHandleForReading.fileDescriptor)
    let problems = Mutex(0)
    async let reading: Void = messages.read(NativeFeed(), from: input) { _ in
      problems.withLock { $0 += 1 }
    }
    for id in 0..<100 {
      pipe.fileHandleForWriting.write(Data("{\"title\":\"A\",\"id\":\"\(id)\"}\n".utf8))
    }
    pipe.fileHandleForWriting.write(Data("nonsense".utf8))
    try pipe.fileHandleForWriting.close()
    try await reading
    #expect(messages.posts(in: Set(Post.State.allCases)).count == 100)
    #expect(problems.withLock { $0 } == 1)
    await messages.close()
  }

  @Test("what cannot be opened or read is named") func errors() async {
    #expect {
      _ = try InputBytes(path: "/nowhere/x")
    } throws: {
      "\($0)" == "Cannot read \"/nowhere/x\": No such file or directory."
    }
    #expect {
      _ = try InputBytes(path: "/")
    } throws: {
      "\($0)" == "Cannot read \"/\": Is a directory."
    }
    await #expect {
      for try await _ in InputBytes(descriptor: -1, name: "it") {}
    } throws: {
      "\($0)" == "Cannot read it: Bad file descriptor."
    }
  }

  @Test("a task that is cancelled waits for no more input", .timeLimit(.minutes(1)))
  func cancellation() async {
    let pipe = Pipe()
    let input = InputBytes(descriptor: pipe.fileHandleForReading.fileDescriptor)
    let task = Task {
      for try await _ in input {}
    }
    task.cancel()
    await #expect(throws: CancellationError.self) { try await task.value }
    try? pipe.fileHandleForWriting.close()
  }
}
