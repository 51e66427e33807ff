import Synchronization

/// Somebody whose messages end with it: with the reason `ownerGone`, when it is let go of.
///
/// ```swift
/// let owner = messages.makeOwner()
/// messages.post("Connecting…", PostOptions(duration: .forever), owner: owner)
/// ```
public final class PostOwner: Sendable {
  let number: Int
  private let reference: ManagerReference

  /// Creates an owner of messages of one manager, which it does not keep.
  init(_ manager: PostManager) {
    reference = manager.reference
    number = manager.state.withLock { state in
      state.owners += 1
      return state.owners
    }
  }

  deinit {
    reference.afterTurn { [number] in $0.handle(.ownerGone(number)) }
  }

  /// Ends every message of this owner now; it may go on to post others.
  public func end() {
    reference.manager?.handle(.ownerGone(number))
  }
}

extension PostManager {
  /// Somebody whose messages end with it.
  public func makeOwner() -> PostOwner {
    PostOwner(self)
  }
}
