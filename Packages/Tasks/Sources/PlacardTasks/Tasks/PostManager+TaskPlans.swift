public import PlacardModels
public import PlacardPosting

extension PostManager {
  /// Runs several pieces of work at once and shows them as one.
  ///
  /// The progress of the whole is the weighted sum of the pieces', all of which are known from the
  /// beginning. The first that fails cancels the others, and the whole fails with its error. All
  /// else is as in the `task` methods; those, `child` and `async let` are for work of another shape.
  ///
  /// ```swift
  /// try await messages.tasks("Building", atMost: 4) { plan in
  ///   for target in targets {
  ///     plan.task(target.name) { progress in try await build(target, progress) }
  ///   }
  /// } success: { "Built" }
  /// ```
  ///
  /// - Parameters:
  ///   - title: What is shown while they run: a title, or a message.
  ///   - options: How it is shown; `duration` is that of the success.
  ///   - delay: How long the work may take without being shown.
  ///   - minimum: How long what is shown stays at least.
  ///   - words: What is added for figures, a failure and a cancellation.
  ///   - limit: How many pieces run at once; less than 1 counts as 1.
  ///   - plan: Says what the pieces are.
  ///   - success: The title or message of the success.
  /// - Throws: The first error that a piece throws.
  public func tasks(
    _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    delay: Duration = .milliseconds(400), minimum: Duration = .seconds(1),
    words: TaskWords = .english, atMost limit: Int = .max, plan: (inout TaskPlan) -> Void,
    success: () -> some MessageConvertible
  ) async throws {
    var pieces = TaskPlan()
    plan(&pieces)
    try await task(title, options, delay: delay, minimum: minimum, words: words) { [pieces] in
      try await pieces.run(atMost: limit, in: $0)
    } success: { _ in
      success()
    }
  }

  /// Runs several pieces of work at once and shows them as one; of a success nothing is said.
  ///
  /// - Parameters:
  ///   - title: What is shown while they run: a title, or a message.
  ///   - options: How it is shown.
  ///   - delay: How long the work may take without being shown.
  ///   - minimum: How long what is shown stays at least.
  ///   - words: What is added for figures, a failure and a cancellation.
  ///   - limit: How many pieces run at once; less than 1 counts as 1.
  ///   - plan: Says what the pieces are.
  /// - Throws: The first error that a piece throws.
  public func tasks(
    _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    delay: Duration = .milliseconds(400), minimum: Duration = .seconds(1),
    words: TaskWords = .english, atMost limit: Int = .max, plan: (inout TaskPlan) -> Void
  ) async throws {
    var pieces = TaskPlan()
    plan(&pieces)
    try await task(title, options, delay: delay, minimum: minimum, words: words) { [pieces] in
      try await pieces.run(atMost: limit, in: $0)
    }
  }
}
