import Placard

#if canImport(Glibc)
import Glibc
#elseif canImport(Musl)
import Musl
#else
import Darwin
#endif

/// What the README's program does for each file.
private func fetch(_ name: String) async throws {
  try await Task.sleep(for: .milliseconds(600))
}

/// The README's command-line program.
func commandLine() async {
  // snippet
  let messages = PostManager(posters: [.terminal()])
  let files = ["layout.tar", "views.tar", "posting.tar"]
  do {
    try await withCancellation(on: .interrupt) {
      try await messages.task("Fetching") { progress in
        for file in files {
          try await fetch(file)
          print("fetched \(file)")
          progress.advance(of: files.count)
        }
      } success: {
        "Fetched \(files.count) files"
      }
    }
    messages.warning("The disk is nearly full")
    await messages.finish()
  } catch {
    await messages.finish()  // what failed, or was cancelled, has been said
    exit(error is CancellationError ? 130 : 2)
  }
  // end
}
