import Placard
import PlacardTerminal

extension Subject {
  /// Lines from eight threads, each written before its call returns, with the C library as
  /// baseline.
  static let plain = [
    Subject("plain/fputs-8-threads") { FlushedLines(to: Drain.pipe()) },
    Subject("plain/post-8-threads", baseline: "plain/fputs-8-threads") {
      PostedLines(to: Drain.pipe())
    },
    Subject("plain/fputs-8-threads-null") { FlushedLines(to: Drain.nowhere()) },
    Subject("plain/post-8-threads-null", baseline: "plain/fputs-8-threads-null") {
      PostedLines(to: Drain.nowhere())
    },
  ]
}

/// Writes lines with `fputs` and `fflush` under a lock.
struct FlushedLines: Workload {
  private let stream: CStream
  private let threads: Int
  private var lines = 0

  init(to descriptor: Int32, threads: Int = 8) {
    stream = CStream(descriptor)
    self.threads = threads
  }

  /// Returns the number of lines written so far.
  mutating func run(_ iterations: Int) -> UInt64 {
    let share = (iterations + threads - 1) / threads
    Threads.run(threads) { [stream, lines] thread in
      for index in 0..<share {
        stream.put("• Line \(lines + index) of thread \(thread)\n")
      }
    }
    lines += share
    return UInt64(lines)
  }
}

/// Posts the same lines through a manager that writes them; all ids differ.
struct PostedLines: Workload {
  private let manager: PostManager
  private let threads: Int
  private var lines = 0

  init(to descriptor: Int32, threads: Int = 8) {
    self.threads = threads
    manager = PostManager(posters: [PlainPoster(to: FileDescriptorSink(descriptor))])
  }

  /// Returns the number of lines written so far.
  mutating func run(_ iterations: Int) -> UInt64 {
    let share = (iterations + threads - 1) / threads
    Threads.run(threads) { [manager, lines] thread in
      for index in 0..<share {
        manager.post("Line \(lines + index) of thread \(thread)")
      }
    }
    lines += share
    return UInt64(lines)
  }
}
