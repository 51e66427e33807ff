import PlacardModels

/// The handle by which work reports progress: for a task as a whole, or for a part of it.
///
/// May be used from any thread or task, as often as the work likes: it is shown at most ten
/// times a second, the last of it always. Progress only ever grows. Once the work has ended
/// everything reported is ignored; a handle that is let go of leaves the work as it stands.
///
/// ```swift
/// progress.advance(by: chunk.count, of: chunk.total, unit: .bytes)
/// progress.note = "Extracting"
/// ```
public struct TaskProgress: Sendable {
  let run: TaskRun
  let node: Int

  /// Counts on.
  ///
  /// - Parameters:
  ///   - amount: How much more is done; what is not above 0 counts as nothing, and the sum stops at
  ///     `Int.max`.
  ///   - total: How much there is to do in all; nil leaves it as it is, below 1 it is unknown.
  ///   - unit: What is counted; nil leaves it as it is.
  public func advance(by amount: Int = 1, of total: Int? = nil, unit: ProgressUnit? = nil) {
    run.change(node) { $0.tally.advance(by: amount, of: total, unit: unit) }
  }

  /// Sets how much is done in all; less than before is ignored, total and unit are taken over.
  ///
  /// What is done at the very start of the work counts as done before, and for no rate.
  ///
  /// - Parameters:
  ///   - done: How much is done.
  ///   - total: As in ``advance(by:of:unit:)``; with another total the fraction may fall.
  ///   - unit: What is counted; nil leaves it as it is.
  public func set(done: Int, total: Int? = nil, unit: ProgressUnit? = nil) {
    run.change(node) { $0.tally.set(done: done, total: total, unit: unit) }
  }

  /// Sets the part done, clamped to 0…1; NaN and less than before are ignored.
  public func set(fraction: Double) {
    run.change(node) { $0.tally.set(fraction: fraction) }
  }

  /// The part done, 0…1; nil while nothing is known of it, and once the work has ended.
  ///
  /// - Complexity: O(1), or with parts O(n log n) in all parts of the task that run.
  public var fraction: Double? {
    run.read { $0.fraction(of: node) }
  }

  /// What the work is called; nil once it has ended.
  public var title: String? {
    get { run.read { $0[node]?.title } }
    nonmutating set { run.change(node) { $0.title = newValue } }
  }

  /// What it does just now, shown below the title; nil for nothing.
  public var note: String? {
    get { run.read { $0[node]?.note } }
    nonmutating set { run.change(node) { $0.note = newValue } }
  }
}
