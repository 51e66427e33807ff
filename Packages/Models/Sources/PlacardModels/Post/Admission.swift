/// How the life of a post began.
public enum Admission: String, Sendable, Hashable, Codable, CaseIterable {
  /// Its entrance began at once.
  case shown
  /// It waits for its turn.
  case queued
  /// It waits for its delay to end.
  case delayed
  /// Its id was there already, and the policy kept it out.
  case duplicate
  /// There was no room, or a rule kept it out.
  case rejected
}

/// How the life of a post ended.
public enum Outcome: Sendable, Equatable {
  /// A person chose the action with this id.
  case action(String)
  /// It ended for any other reason.
  case closed(CloseReason)

  /// The reason, which is `action` for a chosen action.
  public var reason: CloseReason {
    switch self {
    case .action: .action
    case .closed(let reason): reason
    }
  }
}
