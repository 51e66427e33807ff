extension PostManager {
  /// The shared manager of the program, created on first use; it draws on the terminal at standard
  /// error, with the user's settings.
  ///
  /// The static functions, such as `PostManager.post("Saved")`, use it. Other managers do not
  /// affect it. A program that has used it should end with `await PostManager.finish()`, which
  /// waits for running tasks and open questions; without it, posts still stay in the output, and
  /// the terminal is restored.
  public static var shared: PostManager { substitute ?? common }

  private static let common = PostManager(posters: [.terminal()])

  /// A replacement for the shared manager in a task and its children, for tests.
  @TaskLocal static var substitute: PostManager?

  /// Posts a message through ``shared``.
  ///
  /// - Returns: A handle to this post.
  @discardableResult
  public static func post(
    _ message: Message, _ options: PostOptions = PostOptions()
  ) -> PostHandle<Message> {
    shared.post(message, options)
  }

  /// Posts custom content through ``shared``.
  ///
  /// - Returns: A handle to this post.
  @discardableResult
  public static func post<Content: Identifiable & AccessibleMessage>(
    _ content: Content, _ options: PostOptions = PostOptions()
  ) -> PostHandle<Content> {
    shared.post(content, options)
  }

  /// Posts a message with only a title through ``shared``.
  ///
  /// - Returns: A handle to this post.
  @_disfavoredOverload
  @discardableResult
  public static func post(_ title: String, _ options: PostOptions = PostOptions()) -> PostHandle<
    Message
  > {
    shared.post(title, options)
  }

  /// Posts an error through ``shared``, see ``post(_:_:owner:)``.
  ///
  /// - Returns: A handle to this post.
  @_disfavoredOverload
  @discardableResult
  public static func post(_ error: any Error, _ options: PostOptions = PostOptions()) -> PostHandle<
    ErrorContent
  > {
    shared.post(error, options)
  }

  /// Posts a success through ``shared``.
  ///
  /// - Returns: A handle to this post.
  @discardableResult
  public static func success(
    _ title: String, body: String? = nil, _ options: PostOptions = PostOptions()
  ) -> PostHandle<Message> {
    shared.success(title, body: body, options)
  }

  /// Posts a warning through ``shared``.
  ///
  /// - Returns: A handle to this post.
  @discardableResult
  public static func warning(
    _ title: String, body: String? = nil, _ options: PostOptions = PostOptions()
  ) -> PostHandle<Message> {
    shared.warning(title, body: body, options)
  }

  /// Posts an error through ``shared``; it stays until it is dismissed.
  ///
  /// - Returns: A handle to this post.
  @discardableResult
  public static func error(
    _ title: String, body: String? = nil, _ options: PostOptions = PostOptions()
  ) -> PostHandle<Message> {
    shared.error(title, body: body, options)
  }

  /// Updates the message of the newest post with an id in ``shared``.
  public static func update(id: String, _ change: @escaping @Sendable (inout Message) -> Void) {
    shared.update(id: id, change)
  }

  /// Updates the message and the options of the newest post with an id in ``shared``.
  public static func update(
    id: String, _ change: @escaping @Sendable (inout Message, inout PostOptions) -> Void
  ) {
    shared.update(id: id, change)
  }

  /// Updates the options of the newest post with an id in ``shared``; nil options are unchanged.
  public static func update(id: String, options: PostOptions) {
    shared.update(id: id, options: options)
  }

  /// Hides every post with an id in ``shared``.
  public static func hide(id: String, animated: Bool = true) {
    shared.hide(id: id, animated: animated)
  }

  /// Hides every post in ``shared``.
  public static func hideAll(animated: Bool = true) {
    shared.hideAll(animated: animated)
  }
}
