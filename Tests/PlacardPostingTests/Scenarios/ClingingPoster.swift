import PlacardModels
import PlacardPosting

/// A poster that does not come back from `hide` until it is let go; its exits take 0.2 s.
final class ClingingPoster: Poster {
  private let gate = AsyncStream.makeStream(of: Never.self)

  let capabilities = PosterCapabilities.animates

  func timing(for post: Post) -> PostTiming {
    PostTiming(entrance: .zero, exit: .milliseconds(200))
  }

  func show(_ post: Post) async throws {}

  func hide(_ post: Post) async {
    for await _ in gate.stream {}
  }

  func letGo() {
    gate.continuation.finish()
  }
}
