package import PlacardModels

/// An effect of a ``PostScheduler``'s decision, to be carried out in order.
package enum PostEffect: Sendable, Equatable {
  /// Deliver an event to observers.
  case event(PostEvent)
  /// Begin the entrance on the posters.
  case show(Post)
  /// Deliver a changed post to the posters.
  case update(Post)
  /// Begin the exit on the posters; remove the post at once when it is not animated.
  case hide(Post)
  /// Make the content of the post with this arrival number and pass it to
  /// ``PostScheduler/supply(_:_:at:)``: its turn has come.
  case make(Int)
}
