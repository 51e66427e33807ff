/// What holds for all lanes at once, as the program, the person and the posters say.
struct Conditions: Sendable {
  /// Whether nothing new enters and no time runs.
  var isSuspended = false
  /// Whether the window has the focus.
  var isFocused = true
  /// Whether the person is away.
  var isIdle = false
  /// Whether there is a host to show posts.
  var isHosted = true
  /// Whether no poster presents, so that lanes have neither limits nor gaps.
  var isOpen = false
  /// Whether what is shown can be left where it is for good.
  var isKeeping = false
  /// Whether a rule has ever given a post to some posters only.
  var hasRouted = false
  /// Whether everything has ended.
  var isClosed = false

  /// Whether posts may enter at all.
  var admitsEntrances: Bool { !isSuspended && isHosted }
}
