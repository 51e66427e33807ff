extension PostManager {
  /// Runs work and shows it through ``shared``; a success and a failure say what they are given.
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

  /// Runs work and shows it through ``shared``; a failure says the title and the error.
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

  /// Runs work and shows it through ``shared``; of a success nothing is said.
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

  /// Runs work and shows it through ``shared``; a success says nothing, a failure the title and the error.
  @discardableResult
  public static func task<Value, Failure: Error>(
    _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    delay: Duration = .milliseconds(400), minimum: Duration = .seconds(1),
    words: TaskWords = .english, body: (TaskProgress) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    try await shared.task(
      title, options, delay: delay, minimum: minimum, words: words, body: body)
  }

  /// Wraps a loop, and shows through ``shared`` how far it has come.
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

  /// Wraps a loop over what comes with time, and shows through ``shared`` how far it has come.
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

  /// Begins work whose progress is told through a handle, and shows it through ``shared``.
  ///
  /// - Returns: The handle, which ends as cancelled when it is released.
  public static func begin(
    _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    total: ProgressTotal? = nil, delay: Duration = .milliseconds(400),
    minimum: Duration = .seconds(1), words: TaskWords = .english
  ) -> ProgressHandle {
    shared.begin(title, options, total: total, delay: delay, minimum: minimum, words: words)
  }

  /// Asks a yes-or-no question through ``shared``, and suspends until it is answered.
  ///
  /// - Returns: True for yes; false for no, and when the question ended without an answer.
  /// - Throws: ``ComponentError/nonInteractive(_:)`` where no person can answer.
  public static func confirm(
    _ question: Message, yes: String = "Yes", no: String = "No",
    options: PostOptions = PostOptions(placement: .center),
    nonInteractive: NonInteractivePolicy<Bool> = .fail
  ) async throws(ComponentError) -> Bool {
    try await shared.confirm(
      question, yes: yes, no: no, options: options, nonInteractive: nonInteractive)
  }

  /// Presents a component through ``shared``, and suspends until it is answered.
  ///
  /// - Returns: The answer; nil when it was dismissed without one.
  /// - Throws: ``ComponentError/nonInteractive(_:)`` where no person can answer.
  public static func ask<Content: Component>(
    _ component: Content, _ presentation: PresentationOptions = .centered,
    nonInteractive: NonInteractivePolicy<Content.Answer> = .fail
  ) async throws(ComponentError) -> Content.Answer? {
    try await shared.ask(component, presentation, nonInteractive: nonInteractive)
  }

  /// Waits for the work and the open questions of ``shared``, then closes it: what is posted later is `rejected`.
  ///
  /// - Parameters:
  ///   - condition: What is waited for.
  ///   - patience: How long it waits for a poster that hangs; nil waits for ever.
  public static func finish(
    _ condition: FinishCondition = .whenSaid, patience: Duration? = .seconds(5)
  ) async {
    await shared.finish(condition, patience: patience)
  }
}
