import PlacardModels

/// What the rules make of a post.
struct RuleResult: Sendable, Equatable {
  /// The message as the rules left it.
  ///
  /// Its id is the one that it came with: a message without one of its own whose content is changed
  /// keeps the digest of what the program wrote.
  var message: Message
  /// The options as the rules left them.
  var options: PostOptions
  /// Whether it is shown to nobody; it ends as `muted`, and is in the history.
  var isMuted = false
  /// The names of the posters that are given it, or nil for all.
  var routes: Set<String>?
  /// Whether the history remembers it.
  var keepsHistory = true
  /// The quiet level, 0…100, up to which it is shown; nil leaves that to its urgency.
  var threshold: Int?
  /// Which rule did what, a sentence each, in the order in which they did.
  var trace: [Explanation.Step] = []

  /// Creates the verdict of an empty book: the post stays as it is.
  init(_ message: Message, _ options: PostOptions = PostOptions()) {
    self.message = message
    self.options = options
  }
}
