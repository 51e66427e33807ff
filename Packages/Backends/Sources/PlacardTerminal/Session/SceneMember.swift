import PlacardViews

/// The scene of one poster of a session, drawn above those that joined later.
struct SceneMember {
  /// The number by which it is addressed.
  let id: Int
  var scene: TerminalScene
  /// The number of the session's frame before its first one.
  let firstFrame: Int
  /// The number of rows in its latest frame.
  private(set) var rows = 0

  init(_ id: Int, _ scene: TerminalScene, after frame: Int) {
    (self.id, self.scene, firstFrame) = (id, scene, frame)
  }

  /// Draws the frame at a moment.
  mutating func frame(at now: Duration, columns: Int, rows: Int) -> CellBuffer {
    scene.environment.columns = columns
    scene.environment.rows = rows
    let frame = scene.frame(at: now)
    self.rows = frame.rows
    return frame
  }

  /// Whether it has a question that is more urgent than another one's.
  func asks(before other: SceneMember) -> Bool {
    guard let urgency = scene.askedUrgency else { return false }
    return other.scene.askedUrgency.map { urgency > $0 } ?? true
  }
}
