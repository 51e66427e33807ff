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
  ) -> PostHandle<Message> {
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
  ) -> PostHandle<Message> {
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
  ) -> PostHandle<Message> {
    post(Message(title, body: body, severity: .error), options)
  }

  /// Posts an error that was caught, with the severity `error`; see ``ErrorContent`` for what it says.
  ///
  /// Two errors of different types or descriptions are two posts; the same one again, while the
  /// first is there, is a duplicate.
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
  ///   - error: Any error.
  ///   - options: How it is to be shown.
  ///   - owner: Who the post ends with; nil for nobody.
  ///   - listener: Called for what happens to the post, see ``PostListener``.
  /// - Returns: A handle to this one life of the error.
  @_disfavoredOverload
  @discardableResult
  public func post(
    _ error: any Error, _ options: PostOptions = PostOptions(), owner: PostOwner? = nil,
    onEvent listener: PostListener? = nil
  ) -> PostHandle<ErrorContent> {
    post(ErrorContent(error), options, owner: owner, onEvent: listener)
  }
}
