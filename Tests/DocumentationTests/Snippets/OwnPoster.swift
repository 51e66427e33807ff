import Placard

private func write(_ text: String, to place: String) throws {}

// snippet
struct StatusBarPoster: Poster {
  func show(_ post: Post) async throws { try write(post.message.title ?? "", to: "status") }
  func hide(_ post: Post) async { try? write("", to: "status") }
}

struct Audit: Recorder {
  func record(_ post: Post) throws { try write(post.message.title ?? "", to: "audit.log") }
}
// end
