public import PlacardModels
import Synchronization

/// What the one who posted holds on to: how it began, how it ends, and a way to change it.
///
/// A handle is about one life of one id; once that has ended, changes through it have no effect.
public struct PostHandle: Sendable {
  /// The arrival number.
  public let number: Int
  /// The id, frozen when the message was posted.
  public let id: String
  /// How the post's life began.
  public let admission: Admission
  let ending: PostEnding
  let manager: PostManager

  /// How the post's life ends: exactly one answer, however often and whenever it is asked.
  public var outcome: Outcome {
    get async { await ending.outcome }
  }

  /// Changes the message in place; ignored once the post is leaving.
  public func update(_ change: @escaping @Sendable (inout Message) -> Void) {
    manager.update(number: number, PostChange { message, _ in change(&message) })
  }

  /// Ends the post; one that waits is cancelled, one that is seen leaves after its minimum.
  public func hide(animated: Bool = true) {
    manager.hide(number: number, animated: animated)
  }
}

/// The end of one post, known once and told to everyone who waits.
final class PostEnding: Sendable {
  private enum State {
    case open([CheckedContinuation<Outcome, Never>])
    case ended(Outcome)
  }

  private let state = Mutex(State.open([]))

  var outcome: Outcome {
    get async {
      await withCheckedContinuation { continuation in
        let known = state.withLock { state -> Outcome? in
          switch state {
          case .ended(let outcome): return outcome
          case .open(let waiting):
            state = .open(waiting + [continuation])
            return nil
          }
        }
        if let known { continuation.resume(returning: known) }
      }
    }
  }

  func end(_ outcome: Outcome) {
    let waiting = state.withLock { state -> [CheckedContinuation<Outcome, Never>] in
      guard case .open(let waiting) = state else { return [] }
      state = .ended(outcome)
      return waiting
    }
    for continuation in waiting {
      continuation.resume(returning: outcome)
    }
  }
}
