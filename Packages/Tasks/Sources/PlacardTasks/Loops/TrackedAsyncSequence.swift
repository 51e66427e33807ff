public import PlacardModels
public import PlacardPosting

/// An asynchronous sequence that shows how far the loop over it has come.
///
/// Each iterator is a piece of work of its own, which begins when the iterator is made.
public struct TrackedAsyncSequence<Base: AsyncSequence>: AsyncSequence {
  let base: Base
  let begin: TrackedWork.Beginning

  /// Hands out the elements of the base and counts those that the loop is done with.
  public struct AsyncIterator: AsyncIteratorProtocol {
    var base: Base.AsyncIterator
    let work: TrackedWork

    /// Returns the next element, and counts the one before as done.
    public mutating func next() async throws(Base.Failure) -> Base.Element? {
      try await next(isolation: nil)
    }

    /// Returns the next element, and counts the one before as done; waits in the caller's isolation.
    public mutating func next(
      isolation actor: isolated (any Actor)?
    ) async throws(Base.Failure) -> Base.Element? {
      work.advance()
      do throws(Base.Failure) {
        guard let element = try await base.next(isolation: actor) else {
          if Task.isCancelled { work.cancel() } else { work.succeed() }
          return nil
        }
        work.handOut()
        return element
      } catch {
        work.fail(error)
        throw error
      }
    }
  }

  /// Begins a piece of work, which is cancelled when every copy of the iterator is released.
  public func makeAsyncIterator() -> AsyncIterator {
    AsyncIterator(base: base.makeAsyncIterator(), work: begin(of: 0))
  }
}

extension TrackedAsyncSequence: Sendable where Base: Sendable {}

extension PostManager {
  /// Wraps a loop over what comes with time: shows how far it has come, and ends with it.
  ///
  /// As `track` of a sequence; the total is unknown unless it is given. An error that the sequence
  /// throws is a failure, the end of one whose task was cancelled a cancellation.
  ///
  /// ```swift
  /// for try await chunk in messages.track(body, "Receiving", total: .items(chunks, "chunks")) {
  ///   try file.write(chunk)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - sequence: What the loop runs over.
  ///   - title: What is shown while the loop runs: a title, or a message.
  ///   - options: How it is shown; `duration` is that of the success.
  ///   - total: How many elements come, and what they are; nil is unknown.
  ///   - success: The title or message of the success, said however quick it was; nil for none.
  ///   - delay: How long the loop may take without being shown; negative counts as zero.
  ///   - minimum: How long what is shown stays at least; negative counts as zero.
  ///   - words: What is added for figures, a failure and a cancellation.
  /// - Returns: The same elements; nothing is shown before a loop begins.
  public func track<Base: AsyncSequence>(
    _ sequence: Base, _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    total: ProgressTotal? = nil, success: (any MessageConvertible)? = nil,
    delay: Duration = .milliseconds(400), minimum: Duration = .seconds(1),
    words: TaskWords = .english
  ) -> TrackedAsyncSequence<Base> {
    let setup = TaskSetup(
      message: title.asMessage(), options: options, delay: delay, minimum: minimum, words: words,
      total: total)
    return TrackedAsyncSequence(
      base: sequence,
      begin: TrackedWork.Beginning(
        manager: self, setup: setup, success: success?.asMessage()))
  }
}
