import Placard
import Synchronization

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension SynchronousPrograms {
  private struct Broken: Error {}

  /// A sink in whose first write the process exits.
  private struct LeavingSink: ByteSink {
    func write(_ bytes: [UInt8]) throws { exit(10) }
  }

  /// The ways in which a program without `await` may end after its posts.
  static let endings: [String: Program] = [
    "end-of-main": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post("Saved")
      messages.post(Message("Disk is full", severity: .error))
    },
    "let-go": { _ in
      PostManager(posters: [.terminal()]).post("Saved")
      print("done")
    },
    "throwing-main": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post("Nearly done")
      throw Broken()
    },
    "exit-in-a-listener": { _ in
      let messages = PostManager(posters: [.terminal()])
      let listening = messages.listen { if $0.kind == .posted { exit(5) } }
      defer { listening.cancel() }
      messages.post("Leaving")
      sleep(20)
    },
    "exit-in-an-update": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post("Leaving").update { _ in exit(6) }
      sleep(20)
    },
    "exit-under-a-lock": { _ in
      let messages = PostManager(posters: [.terminal()])
      let lock = Mutex(())
      lock.withLock { _ in
        messages.post("Leaving")
        exit(7)
      }
    },
    "exit-in-a-sink": { _ in
      let messages = PostManager(posters: [PlainPoster(to: LeavingSink()), .terminal()])
      messages.post("Leaving")
      sleep(20)
    },
    "hard-exit": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post("Leaving")
      _exit(8)
    },
    "print-between": { _ in
      let messages = PostManager(posters: [.terminal()])
      print("one")
      messages.post("two")
      print("three")
      messages.post("four")
    },
  ]
}
