public import PlacardModels

/// The count of a post: `×3`; absent for 1.
public struct CountMark: Element {
  private let count: Int

  /// Creates the mark of a post.
  public init(_ post: Post) {
    count = post.count
  }

  /// Returns one node, or none.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    guard count > 1 else { return [] }
    let sign = environment.glyphs == .unicode ? "×" : "x"
    return [.label("\(sign)\(count)", Style(foreground: .muted))]
  }
}
