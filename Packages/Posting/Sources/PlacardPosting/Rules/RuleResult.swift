import PlacardModels

/// The result of applying rules to a post.
struct RuleResult: Sendable, Equatable {
  /// The changed message.
  ///
  /// Its id is unchanged: a message without an explicit id keeps the digest of its original
  /// content.
  var message: Message
  /// The changed options.
  var options: PostOptions
  /// Whether it is muted: not shown, ended as `muted`, and in the history.
  var isMuted = false
  /// The names of the posters that receive it; nil for all.
  var routes: Set<String>?
  /// Whether it is added to the history.
  var keepsHistory = true
  /// The quiet level, 0…100, up to which it is shown; nil derives it from the urgency.
  var threshold: Int?
  /// One step per rule that matched, in order.
  var trace: [Explanation.Step] = []

  /// Creates the result of an empty book: the post is unchanged.
  init(_ message: Message, _ options: PostOptions = PostOptions()) {
    self.message = message
    self.options = options
  }
}
