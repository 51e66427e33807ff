public import PlacardModels
import Synchronization

/// What the one who posted holds on to: how it began, how it ends, and a way to change it.
///
/// A handle is about one life of one id; once that has ended, changes through it have no effect. It is
/// typed by the content that was posted: `PostHandle<Message>` for a message.
public struct PostHandle<Content>: Sendable {
  /// The arrival number.
  public let number: Int
  /// The id, frozen when the message was posted.
  public let id: String
  /// How the post's life began.
  public let admission: Admission
  let handleState: HandleState
  let manager: PostManager

  /// How the post's life ends: exactly one answer, however often and whenever it is asked.
  public var outcome: Outcome {
    get async {
      await withCheckedContinuation { continuation in
        let outcome = manager.state.withLock { _ -> Outcome? in
          if handleState.outcome == nil { handleState.add(.forOutcome(continuation)) }
          return handleState.outcome
        }
        if let outcome { continuation.resume(returning: outcome) }
      }
    }
  }

  /// Waits until the post is seen: true once its entrance has ended, false when it ended before.
  public var shown: Bool {
    get async {
      await withCheckedContinuation { continuation in
        let isShown = manager.state.withLock { _ -> Bool? in
          if handleState.hasShown || handleState.outcome != nil { return handleState.hasShown }
          handleState.add(.forShown(continuation))
          return nil
        }
        if let isShown { continuation.resume(returning: isShown) }
      }
    }
  }

  /// Where the post is in its life.
  public var state: Post.State {
    manager.state.withLock { $0.scheduler.post(numbered: number)?.state ?? .gone }
  }

  /// Whether the post has not ended yet.
  public var isLive: Bool {
    manager.state.withLock { _ in handleState.outcome == nil }
  }

  /// What happens to this post from now on; the stream ends with the post.
  ///
  /// Each reading of the property is a subscription of its own, which begins at once.
  public var events: AsyncStream<PostEvent> {
    manager.events(of: self)
  }

  /// Ends the post; one that waits is cancelled, one that is seen leaves after its minimum.
  ///
  /// - Returns: Whether it ends or has ended; false when its removal was refused.
  @discardableResult
  public func hide(animated: Bool = true) -> Bool {
    manager.transact { scheduler, now in scheduler.hide(number, animated: animated, at: now) }
  }
}
