extension Message {
  /// The progress of some work.
  public enum Progress: Sendable, Hashable {
    /// Running, with an unknown fraction.
    case indeterminate
    /// The completed fraction, 0…1; other values are clamped, NaN counts as 0.
    case fraction(Double)
    /// Completed units of a total; a total below 1 counts as unknown.
    case steps(done: Int, total: Int, unit: String? = nil)

    /// The completed fraction, 0…1; nil when it is unknown.
    public var fraction: Double? {
      switch self {
      case .indeterminate: nil
      case .fraction(let value): value.isNaN ? 0 : min(max(value, 0), 1)
      case .steps(_, let total, _) where total < 1: nil
      case .steps(let done, let total, _): min(max(Double(done) / Double(total), 0), 1)
      }
    }

    /// Whether the work is still running; a message with running progress does not expire under an
    /// automatic duration.
    public var isRunning: Bool {
      switch self {
      case .indeterminate: true
      case .fraction(let value): !(value >= 1)
      case .steps(let done, let total, _): total < 1 || done < total
      }
    }
  }

  /// Returns the message with its progress as a fraction, 0…1.
  public func progress(_ fraction: Double) -> Message {
    progress(.fraction(fraction))
  }

  /// Returns the message with its progress.
  public func progress(_ progress: Progress) -> Message {
    var copy = self
    copy.progress = progress
    return copy
  }
}
