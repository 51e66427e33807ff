public import PlacardModels

extension PostManager {
  /// Posts a success.
  ///
  /// - Parameters:
  ///   - title: The headline.
  ///   - body: The text below it.
  ///   - options: How it is to be shown.
  /// - Returns: A handle to this one life of the message.
  @discardableResult
  public func success(
    _ title: String, body: String? = nil, _ options: PostOptions = PostOptions()
  ) -> PostHandle {
    post(Message(title, body: body, severity: .success), options)
  }

  /// Posts a warning.
  ///
  /// - Parameters:
  ///   - title: The headline.
  ///   - body: The text below it.
  ///   - options: How it is to be shown.
  /// - Returns: A handle to this one life of the message.
  @discardableResult
  public func warning(
    _ title: String, body: String? = nil, _ options: PostOptions = PostOptions()
  ) -> PostHandle {
    post(Message(title, body: body, severity: .warning), options)
  }

  /// Posts an error, which stays until somebody takes it away.
  ///
  /// - Parameters:
  ///   - title: The headline.
  ///   - body: The text below it.
  ///   - options: How it is to be shown.
  /// - Returns: A handle to this one life of the message.
  @discardableResult
  public func error(
    _ title: String, body: String? = nil, _ options: PostOptions = PostOptions()
  ) -> PostHandle {
    post(Message(title, body: body, severity: .error), options)
  }

  /// Posts an error that was caught: its description, with the severity `error`.
  ///
  /// Two errors of different types or descriptions are two posts; the same one again, while the
  /// first is there, is a duplicate. An error that is ``MessageConvertible`` says its own message;
  /// a `CancellationError` is posted as the information that something was cancelled.
  ///
  /// ```swift
  /// do {
  ///   try save(document)
  /// } catch {
  ///   messages.post(error)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - error: Any error; the description is that of `String(describing:)`.
  ///   - options: How it is to be shown.
  ///   - owner: Who the message ends with; nil for nobody.
  /// - Returns: A handle to this one life of the message.
  @_disfavoredOverload
  @discardableResult
  public func post(
    _ error: any Error, _ options: PostOptions = PostOptions(), owner: PostOwner? = nil
  ) -> PostHandle {
    post(Self.message(of: error), options, owner: owner)
  }

  private static func message(of error: any Error) -> Message {
    guard let convertible = error as? any MessageConvertible else {
      return Message(describing: error)
    }
    var message = convertible.asMessage()
    if message.severity == .info { message.severity = .error }
    return message
  }
}
