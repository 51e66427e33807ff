import Placard

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension SynchronousPrograms {
  /// Posts from several threads and processes.
  static let threads: [String: Program] = [
    "threads": { arguments in
      let messages = PostManager(posters: [.terminal()])
      let count = arguments.first.flatMap { Int($0) } ?? 1000
      let threads = (0..<8).map { thread in
        start { for number in 0..<count { messages.post("Line \(thread)/\(number)") } }
      }
      for case let thread? in threads { pthread_join(thread, nil) }
    },
    "threads-fputs": { arguments in
      let count = arguments.first.flatMap { Int($0) } ?? 1000
      nonisolated(unsafe) let errors = fdopen(2, "w")
      let threads = (0..<8).map { thread in
        start {
          guard let errors else { return }
          for number in 0..<count {
            flockfile(errors)
            fputs("● Line \(thread)/\(number)\n", errors)
            fflush(errors)
            funlockfile(errors)
          }
        }
      }
      for case let thread? in threads { pthread_join(thread, nil) }
    },
    "exit-in-a-thread": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post("Leaving")
      _ = start { exit(9) }
      sleep(20)
    },
    "fork": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post("Before")
      let child = processFork()
      if child == 0 {
        exit(0)
      }
      waitpid(child, nil, 0)
      messages.post("After")
    },
    "fork-goes-on": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post("Before")
      let child = processFork()
      if child == 0 {
        messages.post("Child")
        exit(0)
      }
      waitpid(child, nil, 0)
      messages.post("After")
    },
  ]

  /// Starts a thread.
  static func start(_ body: @escaping @Sendable () -> Void) -> pthread_t? {
    startThread(Unmanaged.passRetained(ThreadBody(body)).toOpaque())
  }
}

/// What a thread that has just been started does.
private final class ThreadBody: Sendable {
  let run: @Sendable () -> Void

  init(_ run: @escaping @Sendable () -> Void) {
    self.run = run
  }

  static func run(_ context: UnsafeMutableRawPointer) {
    Unmanaged<ThreadBody>.fromOpaque(context).takeRetainedValue().run()
  }
}

#if canImport(Darwin)
private func startThread(_ body: UnsafeMutableRawPointer) -> pthread_t? {
  var thread: pthread_t?
  pthread_create(
    &thread, nil,
    {
      ThreadBody.run($0)
      return nil
    }, body)
  return thread
}
#else
private func startThread(_ body: UnsafeMutableRawPointer) -> pthread_t? {
  var thread = pthread_t()
  pthread_create(
    &thread, nil,
    { context in
      if let context { ThreadBody.run(context) }
      return nil
    }, body)
  return thread
}
#endif

/// `fork`, which the C library's module does not offer to Swift.
@_silgen_name("fork") func processFork() -> pid_t
