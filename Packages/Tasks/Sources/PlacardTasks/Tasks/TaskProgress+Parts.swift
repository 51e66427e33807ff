import PlacardModels
public import PlacardPosting

extension TaskProgress {
  /// Where a part of a task is shown.
  public enum Display: Sendable, Hashable {
    /// As a line in the message that it is part of.
    case inside
    /// As a post of its own, in the task's lane and group; a group without a name is called by the
    /// id of the task's post.
    case ownPost
  }

  /// Adds a part to the work, to any depth.
  ///
  /// The work's progress is then the sum of its parts', each times its weight, and of what it has
  /// reported itself, out of all weights; out of its own total when that is greater. A
  /// part that knows no total counts as nothing until it has finished. One that is added later adds
  /// to the whole, so that the fraction may fall: set a total before, in weights, to avoid that.
  ///
  /// - Parameters:
  ///   - title: What the part is called, or a message, whose body is its first note.
  ///   - weight: How much of the work it is; NaN and below 0 count as 0, above 10⁹ as 10⁹.
  ///   - display: Where it is shown.
  /// - Returns: The handle by which the part reports its progress.
  public func child(
    _ title: some MessageConvertible, weight: Double = 1, display: Display = .inside
  ) -> TaskProgress {
    let part = run.add(
      to: node, title.asMessage(), weight: weight, hasOwnPost: display == .ownPost)
    return TaskProgress(run: run, node: part)
  }

  /// Ends the work as done, whatever was reported before, and all its parts with it.
  ///
  /// A post of its own leaves after its minimum. The end of a whole task is that of its body instead.
  public func finish() {
    end(.success(nil))
  }

  /// Ends the work as done; a post of its own becomes a success with these words.
  public func finish(_ message: some MessageConvertible) {
    end(.success(message.asMessage()))
  }

  /// Ends the work as failed: what it has reached counts, what it has not does not.
  ///
  /// The task's message names it as failed; a post of its own becomes an error that stays.
  public func fail(_ message: some MessageConvertible) {
    end(.failure(message.asMessage()))
  }

  /// Adds a part to the work and runs it; it finishes with its body, or fails with the error.
  ///
  /// One that throws a `CancellationError`, or whose task was cancelled, ends as cancelled.
  ///
  /// - Parameters:
  ///   - title: As in ``child(_:weight:display:)``.
  ///   - weight: As in ``child(_:weight:display:)``.
  ///   - display: As in ``child(_:weight:display:)``.
  ///   - body: The work, in the caller's isolation.
  /// - Returns: What the body returns.
  /// - Throws: What the body throws.
  @discardableResult
  public func task<Value, Failure: Error>(
    _ title: some MessageConvertible, weight: Double = 1, display: Display = .inside,
    body: (TaskProgress) async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    let part = child(title, weight: weight, display: display)
    do throws(Failure) {
      let value = try await body(part)
      part.finish()
      return value
    } catch {
      part.end(run.words.ending(of: error, title: part.title))
      throw error
    }
  }

  /// Announces parts to come, so that the whole does not grow when they are added.
  func expect(weight: Double) {
    run.change(node) { $0.expectedWeight += ProgressTree.bounded(weight) }
  }

  /// Ends a part; the end of a whole task is its body's.
  private func end(_ ending: TaskEnding) {
    if node != ProgressTree.root { run.end(node, ending) }
  }
}
