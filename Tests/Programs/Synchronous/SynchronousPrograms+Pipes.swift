import Placard
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// How many lines a thread has posted.
private final class Posted: Sendable {
  let count = Atomic(0)

  var now: Int { count.load(ordering: .relaxed) }
}

extension SynchronousPrograms {
  /// Outputs that do not take what is posted, or take it late.
  static let pipes: [String: Program] = [
    "reports-failures": { _ in
      let messages = PostManager(posters: [PlainPoster(to: .standardError)]) { error in
        print("failure:", error)
      }
      messages.post("Saved")
      messages.post("Sent")
    },
    "posts": { arguments in
      let messages = PostManager(posters: [.terminal()])
      for number in 0..<(arguments.first.flatMap { Int($0) } ?? 3) {
        messages.post("Line \(number) of a long story that somebody reads")
      }
    },
    "streams": { arguments in
      let messages = PostManager(posters: [.jsonStream(to: .standardOutput)])
      for number in 0..<(arguments.first.flatMap { Int($0) } ?? 3) {
        messages.post("Line \(number) of a long story that somebody reads")
      }
    },
    "prints": { arguments in
      for number in 0..<(arguments.first.flatMap { Int($0) } ?? 3) {
        print("Line \(number) of a long story that somebody reads")
      }
    },
    "exit-beside-a-full-pipe": { _ in
      let messages = PostManager(posters: [.terminal()])
      let posted = Posted()
      _ = start {
        for number in 0..<100_000 {
          messages.post("Line \(number) of a long story")
          posted.count.add(1, ordering: .relaxed)
        }
      }
      var seen = -1
      while seen != posted.now {
        seen = posted.now
        usleep(500_000)
      }
      print("full")
      fflush(nil)
      exit(3)
    },
    "child-posts": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post("Before")
      let child = processFork()
      if child == 0 {
        let own = PostManager(posters: [PlainPoster(to: .standardOutput)])
        own.post("Child")
        exit(0)
      }
      waitpid(child, nil, 0)
      messages.post("After")
    },
  ]
}
