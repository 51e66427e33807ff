public import PlacardModels

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
  let ending: Settled<Outcome>
  let manager: PostManager

  /// How the post's life ends: exactly one answer, however often and whenever it is asked.
  public var outcome: Outcome {
    get async { await ending.value }
  }

  /// Changes the message in place; ignored once the post is leaving.
  ///
  /// One that turns it into a success or an error and leaves the progress as it is ends the progress.
  ///
  /// - Parameter change: Quick and pure: it runs while the manager decides, and must not call it.
  public func update(_ change: @escaping @Sendable (inout Message) -> Void) {
    manager.update(number: number, .editing(change))
  }

  /// Ends the post; one that waits is cancelled, one that is seen leaves after its minimum.
  public func hide(animated: Bool = true) {
    manager.hide(number: number, animated: animated)
  }
}
