public import PlacardModels
import Synchronization

/// What the one who posted holds on to: how it began, how it ends, and a way to change it.
///
/// A handle is about one life of one id; once that has ended, changes through it have no effect. It is
/// typed by the content that was posted: `PostHandle<Message>` for a message.
///
/// It does not keep the manager. One that was released has closed: its posts have ended, mostly as `closed`, and
/// changes have no effect.
public struct PostHandle<Content>: Sendable {
  /// The arrival number.
  public let number: Int
  /// The id, frozen when the message was posted.
  public let id: String
  /// How the post's life began.
  public let admission: Admission
  let handleState: HandleState
  let reference: ManagerReference

  /// How the post's life ends: exactly one answer, however often and whenever it is asked.
  ///
  /// A task that is cancelled while it waits gets `closed(.cancelled)` at once; the post goes on.
  public var outcome: Outcome {
    get async {
      let (known, waiter) = reference.state.withLock { _ in
        (handleState.outcome, handleState.waitForOutcome())
      }
      guard let waiter else { return known ?? .closed(.cancelled) }
      let outcome = await waiter.value(orWhenCancelled: .closed(.cancelled))
      forgetIfCancelled(waiter)
      return outcome
    }
  }

  /// Waits until the post is seen: true once its entrance has ended, false when it ended before.
  ///
  /// A task that is cancelled while it waits gets false at once.
  public var shown: Bool {
    get async {
      let (hasShown, waiter) = reference.state.withLock { _ in
        (handleState.hasShown, handleState.waitForShown())
      }
      guard let waiter else { return hasShown }
      let isShown = await waiter.value(orWhenCancelled: false)
      forgetIfCancelled(waiter)
      return isShown
    }
  }

  private func forgetIfCancelled(_ waiter: AnyObject) {
    if Task.isCancelled { reference.state.withLock { _ in handleState.forget(waiter) } }
  }

  /// Where the post is in its life now; what is due by now is done first.
  public var state: Post.State {
    reference.manager?.transact { scheduler, now in
      scheduler.advance(to: now)
      return scheduler.state(ofNumber: number)
    } ?? .gone
  }

  /// Why the post is leaving or has ended; nil before that.
  public var closeReason: CloseReason? {
    reference.state.withLock {
      handleState.outcome?.reason ?? $0.scheduler.post(numbered: number)?.reason
    }
  }

  /// Whether the post has not ended yet.
  public var isLive: Bool {
    reference.state.withLock { _ in handleState.outcome == nil }
  }

  /// What happens to this post from now on; the stream ends with the post.
  ///
  /// Each reading of the property is a subscription of its own, which begins at once, and keeps the newest 4096
  /// events until they are taken.
  public var events: AsyncStream<PostEvent> {
    reference.manager?.events(of: self) ?? AsyncStream { $0.finish() }
  }

  /// Ends the post; one that waits is cancelled, one that is seen leaves after its minimum.
  ///
  /// - Returns: Whether it ends or has ended; false when its removal was refused.
  @discardableResult
  public func hide(animated: Bool = true) -> Bool {
    guard let manager = reference.manager else { return true }
    let ends = manager.transact { scheduler, now in
      scheduler.hide(number, animated: animated, at: now)
    }
    return ends || manager.isEnding(number)
  }
}
