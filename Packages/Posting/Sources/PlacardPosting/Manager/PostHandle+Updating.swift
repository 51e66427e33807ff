public import PlacardAccessibility
public import PlacardModels

/// A handle of any content, for whoever keeps handles of several types; it has no typed update.
public typealias AnyPostHandle = PostHandle<any Identifiable & Sendable>

extension PostHandle {
  /// The same handle without the type of its content.
  public var erased: AnyPostHandle {
    AnyPostHandle(
      number: number, id: id, admission: admission, handleState: handleState,
      reference: reference)
  }

  /// Replaces the content by what is made of it outside the lock; made again when it changed meanwhile.
  ///
  /// - Parameter make: Returns the new message and content; nil changes nothing.
  private func replace(
    _ make: (PostScheduler.Content) -> (message: Message, custom: CustomContent?)?
  ) {
    guard let manager = reference.manager else { return }
    var isDone = false
    while !isDone {
      guard let before = manager.state.withLock({ $0.scheduler.content(numbered: number) }),
        let (message, custom) = make(before)
      else { return }
      isDone = manager.transact { scheduler, now in
        scheduler.replace(number, before, by: message, custom, at: now)
      }
    }
  }
}

extension PostHandle where Content: Identifiable & AccessibleMessage {
  /// Changes the content in place; ignored once the post is leaving.
  ///
  /// The message, the announcement and the drawing follow from the new content; the id stays. Content of
  /// another type that has come in its place, as a duplicate, is left alone.
  ///
  /// ```swift
  /// let volume = messages.post(Volume(level: 0.4))
  /// volume.update { $0.level = 0.5 }
  /// ```
  ///
  /// - Parameter change: Called with a copy, outside the manager's lock, and again when the content was
  ///   changed by others meanwhile.
  public func update(_ change: (inout Content) -> Void) {
    replace { before in
      guard let words = reference.manager?.words,
        var content = before.custom?.value as? Content
      else { return nil }
      change(&content)
      let message = content.message(withID: id)
      return (message, CustomContent(content, message: message, in: words))
    }
  }
}

extension PostHandle<Message> {
  /// Changes the message in place; ignored once the post is leaving.
  ///
  /// One that turns it into a success or an error and leaves the progress as it is ends the progress.
  ///
  /// - Parameter change: Called with a copy, outside the manager's lock, and again when the message was
  ///   changed by others meanwhile. While the message is still to be made, it is kept until it is.
  public func update(_ change: @escaping @Sendable (inout Message) -> Void) {
    guard let manager = reference.manager else { return }
    if manager.state.withLock({ $0.scheduler.isDeferred(number) }) {
      return manager.transact { scheduler, now in
        scheduler.update(number, .editing(change), at: now)
      }
    }
    replace { before in
      var message = before.message
      change(&message)
      message.endProgress(since: before.message)
      return (message, before.custom)
    }
  }
}

extension Message {
  /// Ends the progress of a message that has turned into a success or an error without touching it.
  mutating func endProgress(since before: Message) {
    guard severity == .success || severity == .error, severity != before.severity else { return }
    if progress == before.progress { progress = nil }
  }
}
