extension PostManager {
  /// One manager for the whole program, made on first use; its posts are drawn on the
  /// terminal at standard error, under the settings of the person in front of it.
  ///
  /// The static functions, such as `PostManager.post("Saved")`, use it. A manager of your own never touches it.
  /// A program that used it ends with `await PostManager.finish()`, which waits for work and questions; one
  /// that just ends leaves what was said all the same, and the terminal as it was found.
  public static var shared: PostManager { substitute ?? common }

  private static let common = PostManager(posters: [.terminal()])

  /// What stands in for the shared manager in a task and its children, for tests.
  @TaskLocal static var substitute: PostManager?

  /// Posts a message through ``shared``.
  ///
  /// - Returns: A handle to this one life of the message.
  @discardableResult
  public static func post(
    _ message: Message, _ options: PostOptions = PostOptions()
  ) -> PostHandle<Message> {
    shared.post(message, options)
  }

  /// Posts content of your own through ``shared``, as it is.
  ///
  /// - Returns: A handle to this one life of the content.
  @discardableResult
  public static func post<Content: Identifiable & AccessibleMessage>(
    _ content: Content, _ options: PostOptions = PostOptions()
  ) -> PostHandle<Content> {
    shared.post(content, options)
  }

  /// Posts a message that is only a title through ``shared``.
  ///
  /// - Returns: A handle to this one life of the message.
  @_disfavoredOverload
  @discardableResult
  public static func post(_ title: String, _ options: PostOptions = PostOptions()) -> PostHandle<
    Message
  > {
    shared.post(title, options)
  }

  /// Posts an error that was caught through ``shared``, see ``post(_:_:owner:)``.
  ///
  /// - Returns: A handle to this one life of the message.
  @_disfavoredOverload
  @discardableResult
  public static func post(_ error: any Error, _ options: PostOptions = PostOptions()) -> PostHandle<
    ErrorContent
  > {
    shared.post(error, options)
  }

  /// Posts a success through ``shared``.
  ///
  /// - Returns: A handle to this one life of the message.
  @discardableResult
  public static func success(
    _ title: String, body: String? = nil, _ options: PostOptions = PostOptions()
  ) -> PostHandle<Message> {
    shared.success(title, body: body, options)
  }

  /// Posts a warning through ``shared``.
  ///
  /// - Returns: A handle to this one life of the message.
  @discardableResult
  public static func warning(
    _ title: String, body: String? = nil, _ options: PostOptions = PostOptions()
  ) -> PostHandle<Message> {
    shared.warning(title, body: body, options)
  }

  /// Posts an error through ``shared``; it stays until it is dismissed.
  ///
  /// - Returns: A handle to this one life of the message.
  @discardableResult
  public static func error(
    _ title: String, body: String? = nil, _ options: PostOptions = PostOptions()
  ) -> PostHandle<Message> {
    shared.error(title, body: body, options)
  }

  /// Changes the message of the newest post of an id in ``shared``.
  public static func update(id: String, _ change: @escaping @Sendable (inout Message) -> Void) {
    shared.update(id: id, change)
  }

  /// Changes the message and the options of the newest post of an id in ``shared``.
  public static func update(
    id: String, _ change: @escaping @Sendable (inout Message, inout PostOptions) -> Void
  ) {
    shared.update(id: id, change)
  }

  /// Changes how the newest post of an id in ``shared`` is shown; what the options do not name stays.
  public static func update(id: String, options: PostOptions) {
    shared.update(id: id, options: options)
  }

  /// Ends every post of an id in ``shared``.
  public static func hide(id: String, animated: Bool = true) {
    shared.hide(id: id, animated: animated)
  }

  /// Ends every post in ``shared``.
  public static func hideAll(animated: Bool = true) {
    shared.hideAll(animated: animated)
  }
}
