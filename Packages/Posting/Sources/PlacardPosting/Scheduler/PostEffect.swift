package import PlacardModels

/// What the world has to do after a ``PostScheduler`` has decided; to be carried out in order.
package enum PostEffect: Sendable, Equatable {
  /// Tell everybody who listens.
  case event(PostEvent)
  /// Let the posters begin the entrance.
  case show(Post)
  /// Let the posters take over what has changed.
  case update(Post)
  /// Let the posters begin the exit, or take the post away at once when it is not animated.
  case hide(Post)
  /// Make the content of a post, by its arrival number, and hand it over with
  /// ``PostScheduler/supply(_:_:at:)``: its turn has come.
  case make(Int)
}
