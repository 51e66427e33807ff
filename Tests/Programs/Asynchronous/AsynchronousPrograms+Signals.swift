import Placard

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

extension AsynchronousPrograms {
  /// Programs that are ended, or spoken to, by a signal while they run.
  static let signals: [String: Program] = [
    "wait": { _ in
      let messages = PostManager(posters: [.terminal()])
      messages.post(Message("Broken", severity: .error))
      try await Task.sleep(for: .seconds(20))
    },
    "own-handler": { _ in
      signal(SIGINT) { _ in }
      let messages = PostManager(posters: [.terminal()])
      try await messages.task("Uploading") { _ in
        try await Task.sleep(for: .seconds(2))
      } success: {
        "Uploaded"
      }
      await messages.finish()
    },
  ]
}
