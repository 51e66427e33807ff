public import PlacardModels

extension PostManager {
  /// Changes the message of the newest post of an id; an unknown id changes nothing.
  ///
  /// One that turns it into a success or an error and leaves the progress as it is ends the progress.
  ///
  /// - Parameters:
  ///   - id: The id, compared byte for byte.
  ///   - change: Called with a copy, outside the lock, and again when the post was changed by others
  ///     meanwhile. While the message is still to be made, it is kept until it is.
  public func update(id: String, _ change: @escaping @Sendable (inout Message) -> Void) {
    update(id: id) { message, _ in change(&message) }
  }

  /// Changes the message and the options of the newest post of an id; an unknown id changes nothing.
  ///
  /// An option that is set to nil is open again; the lane cannot be changed.
  ///
  /// - Parameters:
  ///   - id: The id, compared byte for byte.
  ///   - change: Called with copies, as that of ``update(id:_:)-(_,(Message)->Void)``.
  public func update(
    id: String, _ change: @escaping @Sendable (inout Message, inout PostOptions) -> Void
  ) {
    guard let number = state.withLock({ $0.scheduler.changeableNumber(ofID: id) }) else { return }
    edit(number, change)
  }

  /// Changes how the newest post of an id is shown, as ``PostHandle/update(options:)``; an unknown id
  /// changes nothing.
  public func update(id: String, options: PostOptions) {
    handle(.update(id: id, .naming(options)))
  }

  /// A post's message, its options and what the message stands for.
  typealias Replacement = (message: Message, options: PostOptions, custom: CustomContent?)

  /// How often a change is made again because the post was changed meanwhile; then it holds all the same, so that
  /// one that changes the post itself comes to an end.
  private static let attempts = 64

  /// Changes the message and the options of a post.
  func edit(
    _ number: Int, _ change: @escaping @Sendable (inout Message, inout PostOptions) -> Void
  ) {
    self.change(number, by: .editing(change))
  }

  /// Changes the newest post of an id by a function of the program's own.
  func change(id: String, by change: PostChange, line: Int?) {
    guard let number = state.withLock({ $0.scheduler.changeableNumber(ofID: id) }) else { return }
    self.change(number, by: change, line: line)
  }

  private func change(_ number: Int, by change: PostChange, line: Int? = nil) {
    replace(number, deferring: { change.released(by: self.reference) }, line: line) { before in
      var (message, options) = (before.message, before.given)
      change.apply(to: &message, &options)
      return (message, options, before.custom)
    }
  }

  /// Replaces a post's content by what is made of it outside the lock; made again when it changed meanwhile.
  ///
  /// - Parameters:
  ///   - number: The arrival number.
  ///   - change: Returns what is kept where the content is still to be made.
  ///   - keepsMinimum: Whether the post stays for the minimum that it has, whatever the options say.
  ///   - line: The line that asked for it, named by every problem with it.
  ///   - make: Returns what takes the content's place; nil changes nothing.
  /// - Returns: Whether something took its place.
  @discardableResult
  func replace(
    _ number: Int, deferring change: () -> PostChange? = { nil },
    keepingMinimum keepsMinimum: Bool = false, line: Int? = nil,
    _ make: (PostScheduler.Content) -> Replacement?
  ) -> Bool {
    for attempt in 1...Self.attempts {
      guard let before = state.withLock({ $0.scheduler.content(numbered: number) }),
        let replacement = make(before)
      else { return false }
      let isReplaced = transact { scheduler, now in
        scheduler.replace(
          number, before, by: replacement, deferring: change,
          isForced: attempt == Self.attempts, keepingMinimum: keepsMinimum, at: now, line: line)
      }
      if let isReplaced { return isReplaced }
    }
    return false
  }
}

extension PostChange {
  /// A program's edit: a message that turns into a success or an error keeps no progress that the
  /// edit did not touch (<doc:TimingDecisions>, Updates).
  static func editing(
    _ change: @escaping @Sendable (inout Message, inout PostOptions) -> Void
  ) -> PostChange {
    PostChange { message, options in
      let before = message
      change(&message, &options)
      message.endProgress(since: before)
    }
  }

  /// The same change, whose function is released when no lock of a manager is held.
  fileprivate func released(by reference: ManagerReference) -> PostChange {
    let release = PostponedRelease(self, by: reference)
    return PostChange(source: source) { release.value.apply(to: &$0, &$1) }
  }

  /// The options that are named, in place of those that were.
  static func naming(_ options: PostOptions) -> PostChange {
    PostChange { _, current in current = options.filled(from: current) }
  }
}

extension Message {
  /// Ends the progress of a message that has turned into a success or an error without touching it.
  mutating func endProgress(since before: Message) {
    guard severity == .success || severity == .error, severity != before.severity else { return }
    if progress == before.progress { progress = nil }
  }
}

/// A value of the program's that is released when no lock of a manager is held.
private final class PostponedRelease<Value: Sendable>: Sendable {
  let value: Value
  private let reference: ManagerReference

  init(_ value: Value, by reference: ManagerReference) {
    self.value = value
    self.reference = reference
  }

  deinit { reference.release(value) }
}
