/// Where a post is shown.
public enum Placement: String, Sendable, Hashable, Codable, CaseIterable {
  case top, bottom, center, topLeading, topTrailing, bottomLeading, bottomTrailing
}

/// What a tap on a post does.
///
/// No case is called `none`, since `tap: .none` would be an option that is left open; the stream's word for
/// `ignore` is `none`.
public enum Tap: String, Sendable, Hashable, Codable, CaseIterable {
  /// Nothing.
  case ignore = "none"
  /// The post ends.
  case dismiss
  /// The post's action is chosen, see ``PostOptions/tapAction``.
  case action
}

/// What happens when a post comes whose id is delayed, queued, showing or shown.
public enum DuplicatePolicy: String, Sendable, Hashable, Codable, CaseIterable {
  /// The incoming post ends at once.
  case drop
  /// The incoming post ends at once and the other's count is incremented.
  case count
  /// The incoming post ends at once and the other takes its content.
  case update
  /// Both live.
  case allow
}

/// How a post asks for attention beyond being seen.
public enum Attention: String, Sendable, Hashable, Codable, CaseIterable {
  case success, warning, error
}
