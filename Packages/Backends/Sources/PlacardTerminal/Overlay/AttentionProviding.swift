public import PlacardModels
public import PlacardViews

/// A view that calls for attention by itself: what it says beats the option of the post.
///
/// - Note: Source: the default haptic of a SwiftMessages view.
public protocol AttentionProviding: MessageView {
  /// Returns how a post calls for attention when it is shown; nil leaves it to the option.
  func attention(of post: Post) -> Attention?
}

extension ViewRegistry {
  /// How a post calls for attention.
  func attention(of post: Post) -> Attention? {
    let view = view(named: post.options.style)
    return (view as? any AttentionProviding)?.attention(of: post) ?? post.options.attention
  }
}
