/// The posts of a lane that wait for space on the screen, as a poster receives them.
public struct LaneQueue: Sendable, Equatable {
  /// The name of the lane.
  public let lane: String
  /// The number of waiting posts, 0 or more.
  public let count: Int
  /// The lane's policy: a stack is at its limit, a serial lane shows the next one after its gap.
  public let policy: LaneConfiguration.Policy

  /// Creates a queue's state, as a manager does; also for tests.
  public init(lane: String, count: Int, policy: LaneConfiguration.Policy = .stack) {
    self.lane = lane
    self.count = count
    self.policy = policy
  }
}
