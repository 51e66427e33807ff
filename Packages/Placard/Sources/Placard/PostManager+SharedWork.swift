extension PostManager {
  /// Runs work and shows it through ``shared``, with messages for success and failure.
  @discardableResult
  public static func task<Value, Failure: Error>(
    _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    delay: Duration = .milliseconds(400), minimum: Duration = .seconds(1),
    words: TaskWords = .english, body: (TaskProgress) async throws(Failure) -> Value,
    success: (Value) -> some MessageConvertible, failure: (Failure) -> some MessageConvertible
  ) async throws(Failure) -> Value {
    try await shared.task(
      title, options, delay: delay, minimum: minimum, words: words, body: body, success: success,
      failure: failure)
  }

  /// Runs work and shows it through ``shared``; a failure shows the title and the error.
  @discardableResult
  public static func task<Value, Failure: Error>(
    _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    delay: Duration = .milliseconds(400), minimum: Duration = .seconds(1),
    words: TaskWords = .english, body: (TaskProgress) async throws(Failure) -> Value,
    success: (Value) -> some MessageConvertible
  ) async throws(Failure) -> Value {
    try await shared.task(
      title, options, delay: delay, minimum: minimum, words: words, body: body, success: success)
  }

  /// Runs work and shows it through ``shared``; a success shows no message.
  @discardableResult
  public static func task<Value, Failure: Error>(
    _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    delay: Duration = .milliseconds(400), minimum: Duration = .seconds(1),
    words: TaskWords = .english, body: (TaskProgress) async throws(Failure) -> Value,
    failure: (Failure) -> some MessageConvertible
  ) async throws(Failure) -> Value {
    try await shared.task(
      title, options, delay: delay, minimum: minimum, words: words, body: body, failure: failure)
  }

  /// Runs work and shows it through ``shared``; a success shows no message, a failure the title and
  /// the error.
  @discardableResult
  public static func task<Value, Failure: Error>(
    _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    delay: Duration = .milliseconds(400), minimum: Duration = .seconds(1),
    words: TaskWords = .english, body: (TaskProgress) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await shared.task(
      title, options, delay: delay, minimum: minimum, words: words, body: body)
  }

  /// Wraps a sequence, and shows the progress of a loop over it through ``shared``.
  ///
  /// - Returns: The same elements; nothing is shown before a loop begins.
  public static func track<Base: Sequence>(
    _ sequence: Base, _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    total: ProgressTotal? = nil, success: (any MessageConvertible)? = nil,
    delay: Duration = .milliseconds(400), minimum: Duration = .seconds(1),
    words: TaskWords = .english
  ) -> TrackedSequence<Base> {
    shared.track(
      sequence, title, options, total: total, success: success, delay: delay, minimum: minimum,
      words: words)
  }

  /// Wraps an asynchronous sequence, and shows the progress of a loop over it through ``shared``.
  ///
  /// - Returns: The same elements; nothing is shown before a loop begins.
  public static func track<Base: AsyncSequence>(
    _ sequence: Base, _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    total: ProgressTotal? = nil, success: (any MessageConvertible)? = nil,
    delay: Duration = .milliseconds(400), minimum: Duration = .seconds(1),
    words: TaskWords = .english
  ) -> TrackedAsyncSequence<Base> {
    shared.track(
      sequence, title, options, total: total, success: success, delay: delay, minimum: minimum,
      words: words)
  }

  /// Begins work whose progress is reported through a handle, and shows it through ``shared``.
  ///
  /// - Returns: The handle; the work ends as cancelled when it is released.
  public static func begin(
    _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    total: ProgressTotal? = nil, delay: Duration = .milliseconds(400),
    minimum: Duration = .seconds(1), words: TaskWords = .english
  ) -> ProgressHandle {
    shared.begin(title, options, total: total, delay: delay, minimum: minimum, words: words)
  }

  /// Asks a yes-or-no question through ``shared``, and suspends until it is answered.
  ///
  /// - Returns: True for yes; false for no, or if the question ended without an answer.
  /// - Throws: ``ComponentError/nonInteractive(_:)`` if no user can answer.
  public static func confirm(
    _ question: Message, yes: String = "Yes", no: String = "No", isDestructive: Bool = false,
    default defaultAnswer: Bool? = nil, options: PostOptions = PostOptions(placement: .center),
    nonInteractive: NonInteractivePolicy<Bool> = .fail
  ) async throws(ComponentError) -> Bool {
    try await shared.confirm(
      question, yes: yes, no: no, isDestructive: isDestructive, default: defaultAnswer,
      options: options, nonInteractive: nonInteractive)
  }

  /// Presents a component through ``shared``, and suspends until it is answered.
  ///
  /// - Returns: The answer; nil if it was dismissed without one.
  /// - Throws: ``ComponentError/nonInteractive(_:)`` if no user can answer.
  public static func ask<Content: Component>(
    _ component: Content, _ presentation: PresentationOptions = .centered,
    nonInteractive: NonInteractivePolicy<Content.Answer> = .fail
  ) async throws(ComponentError) -> Content.Answer? {
    try await shared.ask(component, presentation, nonInteractive: nonInteractive)
  }

  /// Waits for the running tasks and open questions of ``shared``, then closes it: later posts are
  /// `rejected`.
  ///
  /// - Parameters:
  ///   - condition: What to wait for.
  ///   - timeout: The timeout for a poster that does not return; nil waits indefinitely.
  public static func finish(
    _ condition: FinishCondition = .whenShown, timeout: Duration? = .seconds(5)
  ) async {
    await shared.finish(condition, timeout: timeout)
  }
}
