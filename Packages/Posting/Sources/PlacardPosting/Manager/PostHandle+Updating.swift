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

  /// Changes how the post is shown; ignored once it is leaving.
  ///
  /// What the options name holds from now on, and the display time starts anew; the rest stays. A minimum
  /// counts from the end of the entrance, a delay from now, and a new tag replaces the other post of that tag.
  /// The lane cannot be changed.
  ///
  /// ```swift
  /// handle.update(options: .duration(.seconds(9)))
  /// ```
  public func update(options: PostOptions) {
    reference.manager?.transact { scheduler, now in
      scheduler.update(number, .naming(options), at: now)
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
    update { content, _ in change(&content) }
  }

  /// Changes the content and its options in place; ignored once the post is leaving.
  ///
  /// As ``update(_:)-swift.method`` and ``update(options:)`` at once; an option that is set to nil is open
  /// again.
  ///
  /// - Parameter change: Called with copies, outside the manager's lock, and again when the post was changed
  ///   by others meanwhile.
  public func update(_ change: (inout Content, inout PostOptions) -> Void) {
    guard let manager = reference.manager else { return }
    manager.replace(number) { before in
      guard var content = before.custom?.value as? Content else { return nil }
      var options = before.given
      change(&content, &options)
      let message = content.message(withID: id)
      let custom = CustomContent(
        content, message: message, in: manager.words, of: reference)
      return (message, options, custom)
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
    update { message, _ in change(&message) }
  }

  /// Changes the message and its options in place; ignored once the post is leaving.
  ///
  /// As ``update(_:)-swift.method`` and ``update(options:)`` at once; an option that is set to nil is open
  /// again.
  ///
  /// ```swift
  /// handle.update { message, options in
  ///   message.title = "Written"
  ///   options.duration = .seconds(9)
  /// }
  /// ```
  ///
  /// - Parameter change: Called with copies, outside the manager's lock, and again when the post was changed
  ///   by others meanwhile. While the message is still to be made, the change is kept until it is.
  public func update(_ change: @escaping @Sendable (inout Message, inout PostOptions) -> Void) {
    reference.manager?.edit(number, change)
  }

  /// Puts another message and other options in the place of the post's, as they are; ignored once it is leaving.
  ///
  /// For what makes the whole message anew each time, such as the progress of work and its result: unlike an update
  /// it ends no progress, does nothing where there is nothing new, and may leave the minimum as it was.
  ///
  /// - Parameters:
  ///   - keepsMinimum: Whether the post stays for the minimum that it entered with, whatever the options say.
  ///   - make: Returns what takes their place, or nil for nothing. Called with what the post says, outside the
  ///     manager's lock, and again when the post was changed by others meanwhile. Of a message that is still to be
  ///     made, only the options are replaced.
  /// - Returns: Whether they were replaced.
  @discardableResult
  public func replace(
    keepingMinimum keepsMinimum: Bool = false,
    _ make: (Message, PostOptions) -> (message: Message, options: PostOptions)?
  ) -> Bool {
    reference.manager?.replace(number, keepingMinimum: keepsMinimum) { before in
      make(before.message, before.given).map { ($0.message, $0.options, before.custom) }
    } ?? false
  }
}
