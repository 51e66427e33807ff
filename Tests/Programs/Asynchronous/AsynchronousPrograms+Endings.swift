import Placard

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension AsynchronousPrograms {
  /// A poster that never comes back.
  private struct Hanging: Poster {
    func show(_ post: Post) async throws { try await Task.sleep(for: .seconds(60)) }
    func hide(_ post: Post) async {}
  }

  /// Posts, and the ways in which a program may end after them.
  static let endings: [String: Program] = [
    "print": { _ in print("Hello") },
    "three-finish": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post(Message("Disk is full", severity: .error))
      messages.post("Retrying")
      messages.post(Message("Saved", severity: .success))
      await messages.finish()
    },
    "three-close": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post(Message("Disk is full", severity: .error))
      messages.post("Retrying")
      messages.post(Message("Saved", severity: .success))
      await messages.close()
    },
    "four": { _ in
      let messages = PostManager(posters: [.terminal()])
      for word in ["First", "Second", "Third", "Fourth"] { messages.post(Message(word)) }
      await messages.finish()
    },
    "post-exit": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post(Message("Broken", severity: .error))
      exit(1)
    },
    "post-end": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post("Saved")
    },
    "shared": { _ in
      PostManager.post("Saved")
    },
    "post-after-close": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post("In time")
      await messages.close()
      print(messages.post("Too late").admission)
    },
    "late-poster": { _ in
      let messages = PostManager(posters: [])
      messages.post("Early")
      messages.add(.terminal())
      messages.post("Late")
      await messages.finish()
    },
    "two-managers": { _ in
      let one = PostManager(posters: [.terminal()])
      let other = PostManager(posters: [.terminal()])
      one.post("From one")
      other.post("From the other")
      await one.finish()
      await other.finish()
    },
    "hanging-poster": { _ in
      let messages = PostManager(posters: [Hanging(), .terminal()])
      messages.post("Saved", PostOptions(duration: .seconds(0.5)))
      await messages.finish(timeout: .seconds(0.5))
    },
    "exit-in-a-task": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post("Leaving")
      Task.detached { exit(3) }
      try await Task.sleep(for: .seconds(20))
    },
    "exit-in-work": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post("Leaving")
      try await messages.task("Working") { _ in
        try await Task.sleep(for: .milliseconds(600))
        exit(4)
      }
    },
  ]
}
