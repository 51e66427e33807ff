/// Where a post is shown.
public enum Placement: String, Sendable, Hashable, Codable, CaseIterable {
  case top, bottom, center, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// The effect of a tap on a post.
///
/// No case is called `none`, since `tap: .none` would mean nil; `ignore` is `none` on the stream.
public enum Tap: String, Sendable, Hashable, Codable, CaseIterable {
  /// No effect.
  case ignore = "none"
  /// Dismisses the post.
  case dismiss
  /// Chooses the post's action, see ``PostOptions/tapAction``.
  case action
}

/// What happens to an incoming post when its id is delayed, queued, showing or shown.
public enum DuplicatePolicy: String, Sendable, Hashable, Codable, CaseIterable {
  /// The incoming post ends at once.
  case drop
  /// The incoming post ends at once, and the live post's count is incremented.
  case count
  /// The incoming post ends at once, and the live post takes its content and options.
  case update
  /// Both posts are live.
  case allow
}

/// The feedback, such as a bell, with which a post asks for attention.
public enum Attention: String, Sendable, Hashable, Codable, CaseIterable {
  case success, warning, error
}
