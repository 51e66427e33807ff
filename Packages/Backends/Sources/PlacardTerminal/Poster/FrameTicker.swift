/// One wake-up, at the earliest time that was asked for.
struct FrameTicker {
  private var next: (due: Duration, task: Task<Void, Never>)?

  /// Sees to it that `wake` is called at a time, unless it will be earlier.
  mutating func arm(
    for due: Duration, on clock: FrameClock, _ wake: @escaping @Sendable (Duration) -> Void
  ) {
    if let next, next.due <= due { return }
    cancel()
    let task = Task {
      guard (try? await clock.sleep(due)) != nil else { return }
      wake(due)
    }
    next = (due, task)
  }

  /// Forgets what was asked for.
  mutating func cancel() {
    next?.task.cancel()
    next = nil
  }

  /// Whether a wake-up is the one that is wanted; then none is wanted any more.
  mutating func takes(_ due: Duration) -> Bool {
    guard next?.due == due else { return false }
    next = nil
    return true
  }
}
