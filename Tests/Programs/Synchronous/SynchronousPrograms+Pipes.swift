import Placard

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension SynchronousPrograms {
  /// Outputs that do not take what is posted, or take it late.
  static let pipes: [String: Program] = [
    "tells-failures": { _ in
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
    "prints": { arguments in
      for number in 0..<(arguments.first.flatMap { Int($0) } ?? 3) {
        print("Line \(number) of a long story that somebody reads")
      }
    },
    "exit-beside-a-full-pipe": { _ in
      let messages = PostManager(posters: [.terminal()])
      _ = start { for number in 0..<100_000 { messages.post("Line \(number) of a long story") } }
      sleep(8)
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
