public import PlacardModels
import PlacardViews

/// Content, or a style, that requests attention itself, in place of the post's option.
///
/// - Note: Source: the default haptic of a SwiftMessages view.
public protocol AttentionProviding: Sendable {
  /// Returns the kind of attention to request when it is shown; nil uses the post's option.
  func attention(of post: Post) -> Attention?
}

extension StyleRegistry {
  /// The kind of attention to request.
  func attention(of post: Post) -> Attention? {
    let own = post.content as? any AttentionProviding
    let view = own ?? style(named: post.options.style) as? any AttentionProviding
    return view?.attention(of: post) ?? post.options.attention
  }
}
