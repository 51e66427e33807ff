// Work that the first Ctrl-C cancels: interrupted obedient|deaf|done|own|earlier
//
// obedient ends when it is cancelled, deaf never does; done has ended when it says so, own has a handler
// of its own for the signal, and earlier has a post that leaves while the work runs. Says "ready" when a
// signal may come. interruptions.py runs it.
#if canImport(Darwin)
import Darwin
#elseif canImport(Musl)
import Musl
#else
import Glibc
#endif
import Placard

@main struct Interrupted {
  static func main() async {
    let mode = CommandLine.arguments.dropFirst().first ?? "obedient"
    if mode == "own" {
      signal(SIGINT) { _ in _ = write(STDERR_FILENO, "own\n", 4) }
    }
    let messages = PostManager(posters: [.terminal()])
    if mode == "earlier" {
      _ = await messages.post("Earlier", PostOptions(duration: .seconds(0.1))).shown
    }
    do {
      try await withCancellation(on: .interrupt) {
        if mode == "done" { return }
        try await messages.task("Downloading", delay: .zero) { _ in
          try await Task.sleep(for: .milliseconds(mode == "earlier" ? 1000 : 100))
          messages.post("ready", PostOptions(lane: "ready"))
          while mode == "deaf" || mode == "own" { sleep(1) }
          try await Task.sleep(for: .seconds(60))
        }
      }
      messages.post("ready", PostOptions(lane: "ready"))
      while true { sleep(1) }
    } catch {
      await messages.finish()
      exit(error is CancellationError ? 130 : 1)
    }
  }
}
