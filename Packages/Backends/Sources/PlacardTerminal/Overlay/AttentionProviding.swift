public import PlacardModels
import PlacardViews

/// Content, or a style, that calls for attention by itself: what it says beats the option of the post.
///
/// - Note: Source: the default haptic of a SwiftMessages view.
public protocol AttentionProviding: Sendable {
  /// Returns how a post calls for attention when it is shown; nil leaves it to the option.
  func attention(of post: Post) -> Attention?
}

extension StyleRegistry {
  /// How a post calls for attention.
  func attention(of post: Post) -> Attention? {
    let own = post.content as? any AttentionProviding
    let view = own ?? style(named: post.options.style) as? any AttentionProviding
    return view?.attention(of: post) ?? post.options.attention
  }
}
