@_spi(Ordering) import PlacardModels

extension PosterMailbox.State {
  /// Returns the visible posts that the poster has not received yet.
  ///
  /// - Parameter live: The live posts of the scheduler.
  /// - Returns: They are in the order of arrival.
  func undelivered(of live: [Post]) -> [Post] {
    var posts: [Int: Post] = [:]
    for post in queue.unseenPosts { posts[post.number] = post.post }
    for post in live where !queue.isShown(post.number) { posts[post.number] = post }
    return Array(posts.keys).ordered().compactMap { posts[$0] }
  }
}
