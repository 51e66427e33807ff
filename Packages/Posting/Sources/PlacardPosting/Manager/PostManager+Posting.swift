public import PlacardModels
import Synchronization

extension PostManager {
  /// Posts a message.
  ///
  /// - Returns: A handle to this one life of the message.
  @discardableResult
  public func post(_ message: Message, _ options: PostOptions = PostOptions()) -> PostHandle {
    let ending = Settled<Outcome>()
    let receipt = transact { queue, now in
      queue.post(message, options, at: now)
    } registering: { state, receipt in
      state.endings[receipt.number] = ending
    }
    return PostHandle(
      number: receipt.number, id: receipt.id, admission: receipt.admission, ending: ending,
      manager: self)
  }

  /// Posts a message that is only a title.
  ///
  /// - Returns: A handle to this one life of the message.
  @_disfavoredOverload
  @discardableResult
  public func post(_ title: String, _ options: PostOptions = PostOptions()) -> PostHandle {
    post(Message(title), options)
  }

  /// Ends the current post of the main lane.
  public func hide(animated: Bool = true) {
    handle(.hide(id: nil, animated: animated))
  }

  /// Ends every post of an id; those that wait are cancelled.
  public func hide(id: String, animated: Bool = true) {
    handle(.hide(id: id, animated: animated))
  }

  /// Ends every post.
  public func hideAll(animated: Bool = true) {
    handle(.hideAll(animated: animated))
  }

  /// Changes the newest post of an id; an unknown id changes nothing.
  ///
  /// One that turns it into a success or an error and leaves the progress as it is ends the progress.
  ///
  /// - Parameters:
  ///   - id: The id, compared byte for byte.
  ///   - change: Quick and pure: it runs while the manager decides, and must not call it.
  public func update(id: String, _ change: @escaping @Sendable (inout Message) -> Void) {
    handle(.update(id: id, .editing(change)))
  }

  /// Changes the rules of a lane.
  public func configure(_ change: LaneChange) {
    handle(.configure(change))
  }

  /// The post that is on the board in a lane, the newest in a stack; nil when there is none.
  public func current(lane: String = "main") -> Post? {
    state.withLock { state in
      state.queue.posts(in: [.showing, .shown, .leaving, .hiding]).last { $0.lane == lane }
    }
  }

  /// The newest live post of an id, wherever it is in its life.
  public func post(withID id: String) -> Post? {
    state.withLock { $0.queue.post(withID: id) }
  }

  func update(number: Int, _ change: PostChange) {
    transact { queue, now in queue.update(number, change, at: now) }
  }

  func hide(number: Int, animated: Bool) {
    transact { queue, now in queue.hide(number, animated: animated, at: now) }
  }
}

extension PostChange {
  /// A program's edit: a message that turns into a success or an error keeps no progress that the
  /// edit did not touch (PROTOCOL 7).
  static func editing(_ change: @escaping @Sendable (inout Message) -> Void) -> PostChange {
    PostChange { message, _ in
      let before = message
      change(&message)
      let hasEnded = message.severity == .success || message.severity == .error
      if hasEnded, message.severity != before.severity, message.progress == before.progress {
        message.progress = nil
      }
    }
  }
}
