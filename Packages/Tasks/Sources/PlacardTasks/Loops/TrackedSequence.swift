public import PlacardModels
public import PlacardPosting

/// A sequence that shows how far the loop over it has come.
///
/// Each iterator is a piece of work of its own, which begins when the iterator is made.
public struct TrackedSequence<Base: Sequence>: Sequence {
  let base: Base
  let begin: TrackedWork.Beginning

  /// Hands out the elements of the base and counts those that the loop is done with.
  public struct Iterator: IteratorProtocol {
    var base: Base.Iterator
    let work: TrackedWork

    /// Returns the next element, and counts the one before as done.
    public mutating func next() -> Base.Element? {
      work.advance()
      guard let element = base.next() else {
        work.succeed()
        return nil
      }
      work.handOut()
      return element
    }
  }

  /// That of the base.
  public var underestimatedCount: Int { base.underestimatedCount }

  /// Begins a piece of work, which is cancelled when every copy of the iterator is released.
  public func makeIterator() -> Iterator {
    Iterator(base: base.makeIterator(), work: begin(of: base.underestimatedCount))
  }
}

extension TrackedSequence: Sendable where Base: Sendable {}

extension PostManager {
  /// Wraps a loop: shows how far it has come, and ends with it.
  ///
  /// An element counts as done when the next one is asked for. The total is the sequence's
  /// `underestimatedCount`, which of a collection is its count, and unknown where that is 0 or more
  /// elements come. The loop that gets to its end succeeds; one that is left by `break`, `return` or
  /// an error is cancelled, which is said only if its progress was shown by then. In the top-level
  /// code of a `main.swift` the compiler keeps the iterator of such a loop: put it into a function,
  /// or it is cancelled only by `finish`.
  ///
  /// ```swift
  /// for file in messages.track(files, "Fetching", success: "Fetched") {
  ///   try fetch(file)
  /// }
  /// ```
  ///
  /// - Parameters:
  ///   - sequence: What the loop runs over; it is taken in lazily, an element at a time.
  ///   - title: What is shown while the loop runs: a title, or a message.
  ///   - options: How it is shown; `duration` is that of the success.
  ///   - total: How many elements come, and what they are; nil is what the sequence says.
  ///   - success: The title or message of the success, said however quick it was; nil for none.
  ///   - delay: How long the loop may take without being shown; negative counts as zero.
  ///   - minimum: How long what is shown stays at least; negative counts as zero.
  ///   - words: What is added for figures and for a cancellation.
  /// - Returns: The same elements; nothing is shown before a loop begins.
  public func track<Base: Sequence>(
    _ sequence: Base, _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    total: ProgressTotal? = nil, success: (any MessageConvertible)? = nil,
    delay: Duration = .milliseconds(400), minimum: Duration = .seconds(1),
    words: TaskWords = .english
  ) -> TrackedSequence<Base> {
    let setup = TaskSetup(
      message: title.asMessage(), options: options, delay: delay, minimum: minimum, words: words,
      total: total)
    return TrackedSequence(
      base: sequence,
      begin: TrackedWork.Beginning(
        manager: self, setup: setup, success: success?.asMessage()))
  }
}
