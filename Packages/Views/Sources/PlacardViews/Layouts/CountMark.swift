public import PlacardModels

/// How many posts one stands for: `×3`; absent for one alone.
public struct CountMark: Element {
  private let count: Int

  /// Creates the mark of a post.
  public init(_ post: Post) {
    count = post.count
  }

  /// Returns one node, or none.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    guard count > 1 else { return [] }
    return Text(line: "\(environment.glyphs == .unicode ? "×" : "x")\(count)")
      .foreground(.muted).shrink(0).nodes(in: environment)
  }
}
