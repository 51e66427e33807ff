public import PlacardModels
public import PlacardPosting

/// The progress of work that is no closure: begun by hand, and ended by hand.
///
/// It may be used from any thread or task. The first end counts; whatever is called after that is
/// ignored. A handle that is released without an end is cancelled, so hold it as long as the work
/// runs: `finish` waits for it. One in a global variable is never released, and must be ended.
///
/// ```swift
/// let upload = messages.begin("Uploading", total: .bytes(size))
/// do {
///   for chunk in chunks {
///     try send(chunk)
///     upload.advance(by: chunk.count)
///   }
///   upload.succeed("Uploaded")
/// } catch {
///   upload.fail(error)
/// }
/// ```
public final class ProgressHandle: Sendable {
  let progress: TaskProgress

  init(_ setup: TaskSetup, in manager: PostManager) {
    progress = TaskProgress(run: TaskRun(setup, in: manager), node: ProgressTree.root)
  }

  deinit {
    cancel(isStated: false)
  }

  /// The part done, 0…1; nil while nothing is known of it, and once the work has ended.
  ///
  /// - Complexity: O(1), or with parts O(n log n) in all parts that run.
  public var fraction: Double? {
    progress.fraction
  }

  /// What the work is called; nil once it has ended.
  public var title: String? {
    get { progress.title }
    set { progress.title = newValue }
  }

  /// What it does just now, shown below the title; nil for nothing.
  public var note: String? {
    get { progress.note }
    set { progress.note = newValue }
  }

  /// Counts on, as ``TaskProgress/advance(by:of:unit:)``.
  public func advance(by amount: Int = 1, of total: Int? = nil, unit: ProgressUnit? = nil) {
    progress.advance(by: amount, of: total, unit: unit)
  }

  /// Sets how much is done in all, as ``TaskProgress/set(done:total:unit:)``.
  public func set(done: Int, total: Int? = nil, unit: ProgressUnit? = nil) {
    progress.set(done: done, total: total, unit: unit)
  }

  /// Sets the part done, clamped to 0…1; NaN and less than before are ignored.
  public func set(fraction: Double) {
    progress.set(fraction: fraction)
  }

  /// Adds a part to the work, which ends with it, as ``TaskProgress/child(_:weight:display:)``.
  ///
  /// - Returns: The part's progress, which does not keep this handle.
  public func child(
    _ title: some MessageConvertible, weight: Double = 1,
    display: TaskProgress.Display = .inside
  ) -> TaskProgress {
    progress.child(title, weight: weight, display: display)
  }

  /// Ends the work as done; nothing is said, the message leaves after its minimum.
  public func succeed() {
    end(.success(nil))
  }

  /// Ends the work as done, and says so, however quick it was.
  ///
  /// - Parameter message: The title or message, a success unless it says otherwise.
  public func succeed(_ message: some MessageConvertible) {
    end(.success(message.asMessage()))
  }

  /// Ends the work as failed; the message stays.
  ///
  /// - Parameter message: The title or message, an error unless it says otherwise.
  public func fail(_ message: some MessageConvertible) {
    end(.failure(message.asMessage()))
  }

  /// Ends the work as failed and says its title and the error; a `CancellationError` cancels it.
  @_disfavoredOverload
  public func fail(_ error: any Error) {
    end(progress.run.words.ending(of: error, title: title))
  }

  /// Ends the work as cancelled, and says so by a message that expires.
  public func cancel() {
    cancel(isStated: true)
  }

  func cancel(isStated: Bool) {
    end(progress.run.words.cancellation(of: title, isStated: isStated))
  }

  private func end(_ ending: TaskEnding) {
    progress.run.end(ProgressTree.root, ending)
  }
}

extension PostManager {
  /// Begins work whose progress is reported through a handle, and shows that it runs.
  ///
  /// As with the `task` methods the running phase of work that ends within `delay` is not shown,
  /// and an end that is stated is always said.
  ///
  /// - Parameters:
  ///   - title: What is shown while it runs: a title, or a message.
  ///   - options: How it is shown; `duration` is that of the end, unless it is a failure.
  ///   - total: How much there is to do; nil is unknown.
  ///   - delay: How long the work may take without being shown; negative counts as zero.
  ///   - minimum: How long what is shown stays at least; negative counts as zero.
  ///   - words: What is added for figures, a failure and a cancellation.
  /// - Returns: The handle; the work is cancelled when it is released.
  public func begin(
    _ title: some MessageConvertible, _ options: PostOptions = PostOptions(),
    total: ProgressTotal? = nil, delay: Duration = .milliseconds(400),
    minimum: Duration = .seconds(1), words: TaskWords = .english
  ) -> ProgressHandle {
    let setup = TaskSetup(
      message: title.asMessage(), options: options, delay: delay, minimum: minimum, words: words,
      total: total)
    return ProgressHandle(setup, in: self)
  }
}
