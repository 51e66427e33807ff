/// How a post was admitted.
public enum Admission: String, Sendable, Hashable, Codable, CaseIterable {
  /// Shown: its entrance began at once.
  case shown
  /// It waits in its lane's queue.
  case queued
  /// Its delay runs.
  case delayed
  /// Not admitted: a live post has the same id, and the policy drops, counts or updates.
  case duplicate
  /// Not admitted: the lane is full, the manager is closed, or a rule or policy refused it.
  case rejected
}

/// How a post ended.
public enum Outcome: Sendable, Equatable {
  /// The user chose the action with this id.
  case action(String)
  /// It ended for another reason.
  case closed(CloseReason)

  /// The reason; `action` for a chosen action.
  public var reason: CloseReason {
    switch self {
    case .action: .action
    case .closed(let reason): reason
    }
  }
}
