import PlacardModels

extension PosterMailbox.State {
  /// Returns the posts that are to be seen and of which the poster's task has not told it.
  ///
  /// - Parameter live: The live posts of the board.
  /// - Returns: They are in the order of arrival.
  func untold(of live: [Post]) -> [Post] {
    var posts: [Int: Post] = [:]
    for delivery in pending {
      switch delivery {
      case .show(let post), .leave(let post): posts[post.number] = post.post
      case .hide(let post) where post.reason != .closed: posts[post.number] = nil
      case .hide, .update, .event, .missed, .barrier: break
      }
    }
    for post in line.resyncState?.unseen ?? [] { posts[post.number] = post.post }
    for post in live where !line.wasTold(post.number) { posts[post.number] = post }
    return posts.values.sorted { $0.number < $1.number }
  }

  /// What has not been carried out: the rest of what is in hand, then what was handed over, then the line.
  private var pending: [PosterMailbox.Delivery] {
    let current = inHand.deliveries.indices.compactMap { index in
      line.revisions[index] ?? inHand.deliveries[index]
    }
    let carriedOut = line.progress.carriedOut - inHand.before
    return current.dropFirst(max(carriedOut, 0)) + (handed + line.places).compactMap(\.self)
  }
}
