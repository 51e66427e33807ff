/// Conditions that apply to all lanes, as set by the program, the user and the posters.
struct Conditions: Sendable {
  /// Whether entrances and timers are suspended.
  var isSuspended = false
  /// Whether the window has the focus.
  var isFocused = true
  /// Whether the user is idle.
  var isIdle = false
  /// Whether a host is attached that can show posts.
  var isHosted = true
  /// Whether no poster presents, so that lanes have neither limits nor gaps.
  var isOpen = false
  /// Whether shown posts can stay in the permanent output.
  var isKeeping = false
  /// Whether a rule has ever routed a post to a subset of the posters.
  var hasRouted = false
  /// Whether the scheduler is closed.
  var isClosed = false

  /// Whether posts may enter now.
  var admitsEntrances: Bool { !isSuspended && isHosted }
}
