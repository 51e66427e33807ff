public import PlacardModels
public import PlacardPosting

extension PostManager {
  /// Runs work and shows that it runs, how far it is, and how it ended.
  ///
  /// The running phase of work that ends within `delay` is not shown, so that nothing flickers; the
  /// success or failure is posted however quick it was. What is shown stays for `minimum` from the
  /// start of its entrance. While the work runs the message does not expire; below its title stand
  /// the note, the rate over the last 30 seconds and the time left, as far as they are known, and the
  /// parts that run. Then it becomes a success for a full display duration, by the duration of `options`, or an
  /// error that stays. One that a person has dismissed in the meantime is posted again only if it
  /// fails. `finish` waits for work that runs.
  ///
  /// A cancellation is no error: when the body throws a `CancellationError`, or its task has been
  /// cancelled, the post becomes a message of severity `info` with the words of `words`, which
  /// expires. ``withCancellation(on:_:)`` cancels by Ctrl-C. Two tasks of one title are two posts, unless the message has an id of its own; then the
  /// `duplicates` option decides.
  ///
  /// ```swift
  /// let image = try await messages.task("Pulling \(name)") { progress in
  ///   try await pull(name) { progress.advance(by: $0.count, of: $0.total, unit: .bytes) }
  /// } success: { "Pulled \($0.name)" } failure: { "Pull failed: \($0)" }
  /// ```
  ///
  /// - Parameters:
  ///   - title: What is shown while it runs: a title, or a message.
  ///   - options: How it is shown; `duration` is that of the success.
  ///   - delay: How long the work may take without being shown; negative counts as zero.
  ///   - minimum: How long what is shown stays at least; negative counts as zero.
  ///   - words: What is added for figures and for a cancellation.
  ///   - body: The work, in the caller's isolation; neither it nor its value need be `Sendable`.
  ///   - success: The title or message of the success, which is one unless it says otherwise.
  ///   - failure: The title or message of the failure, which is an error unless it says otherwise.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  @discardableResult
  public func task<Value, Failure: Error>(
    _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    delay: Duration = .milliseconds(400), minimum: Duration = .seconds(1),
    words: TaskWords = .english, body: (TaskProgress) async throws(Failure) -> Value,
    success: (Value) -> some MessageConvertible, failure: (Failure) -> some MessageConvertible
  ) async throws(Failure) -> Value {
    let setup = TaskSetup(
      message: title.asMessage(), options: options, delay: delay, minimum: minimum, words: words)
    return try await run(
      setup, body: body, success: { success($0).asMessage() },
      failure: { failure($0).asMessage() })
  }

  /// Runs work as the full form does; a failure says the title and the error.
  ///
  /// - Parameters:
  ///   - title: What is shown while it runs: a title, or a message.
  ///   - options: How it is shown; `duration` is that of the success.
  ///   - delay: How long the work may take without being shown.
  ///   - minimum: How long what is shown stays at least.
  ///   - words: What is added for figures, a failure and a cancellation.
  ///   - body: The work, in the caller's isolation.
  ///   - success: The title or message of the success.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  @discardableResult
  public func task<Value, Failure: Error>(
    _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    delay: Duration = .milliseconds(400), minimum: Duration = .seconds(1),
    words: TaskWords = .english, body: (TaskProgress) async throws(Failure) -> Value,
    success: (Value) -> some MessageConvertible
  ) async throws(Failure) -> Value {
    let setup = TaskSetup(
      message: title.asMessage(), options: options, delay: delay, minimum: minimum, words: words)
    return try await run(
      setup, body: body, success: { success($0).asMessage() }, failure: { _ in nil })
  }

  /// Runs work as the full form does; of a success nothing is said, the message leaves.
  ///
  /// - Parameters:
  ///   - title: What is shown while it runs: a title, or a message.
  ///   - options: How it is shown.
  ///   - delay: How long the work may take without being shown.
  ///   - minimum: How long what is shown stays at least.
  ///   - words: What is added for figures and for a cancellation.
  ///   - body: The work, in the caller's isolation.
  ///   - failure: The title or message of the failure.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  @discardableResult
  public func task<Value, Failure: Error>(
    _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    delay: Duration = .milliseconds(400), minimum: Duration = .seconds(1),
    words: TaskWords = .english, body: (TaskProgress) async throws(Failure) -> Value,
    failure: (Failure) -> some MessageConvertible
  ) async throws(Failure) -> Value {
    let setup = TaskSetup(
      message: title.asMessage(), options: options, delay: delay, minimum: minimum, words: words)
    return try await run(
      setup, body: body, success: { _ in nil }, failure: { failure($0).asMessage() })
  }

  /// Runs work as the full form does; a success says nothing, a failure the title and the error.
  ///
  /// - Parameters:
  ///   - title: What is shown while it runs: a title, or a message.
  ///   - options: How it is shown.
  ///   - delay: How long the work may take without being shown.
  ///   - minimum: How long what is shown stays at least.
  ///   - words: What is added for figures, a failure and a cancellation.
  ///   - body: The work, in the caller's isolation.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  @discardableResult
  public func task<Value, Failure: Error>(
    _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    delay: Duration = .milliseconds(400), minimum: Duration = .seconds(1),
    words: TaskWords = .english, body: (TaskProgress) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let setup = TaskSetup(
      message: title.asMessage(), options: options, delay: delay, minimum: minimum, words: words)
    return try await run(setup, body: body, success: { _ in nil }, failure: { _ in nil })
  }

  /// Runs work; without `failure`, one says the title that it had at last and the error.
  private func run<Value, Failure: Error>(
    _ setup: TaskSetup, body: (TaskProgress) async throws(Failure) -> Value,
    success: (Value) -> Message?, failure: (Failure) -> Message?
  ) async throws(Failure) -> Value {
    let run = TaskRun(setup, in: self)
    let progress = TaskProgress(run: run, node: ProgressTree.root)
    do throws(Failure) {
      let value = try await body(progress)
      run.end(ProgressTree.root, .success(success(value)))
      return value
    } catch {
      run.end(
        ProgressTree.root,
        setup.words.ending(of: error, title: progress.title, failure: failure(error)))
      throw error
    }
  }
}
