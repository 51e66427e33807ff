import Placard

// snippet
struct VolumeMeter: Poster {
  let show: @Sendable (Double) -> Void

  func accepts(_ post: Post) -> Bool { post.content is Volume }

  func show(_ post: Post) async throws {
    if let volume = post.content as? Volume { show(volume.level) }
  }

  func update(_ post: Post) async throws { try await show(post) }

  func hide(_ post: Post) async { show(0) }
}
// end
