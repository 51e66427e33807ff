public import PlacardAccessibility
import PlacardLayout

/// A sign to press that dismisses the post.
public struct CloseButton: Element {
  /// What a press on it means.
  public static let target = FocusTarget.Kind.custom("placard.close")

  /// Creates the button.
  public init() {}

  /// Returns one node of a single cell.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    Text(line: environment.glyphs == .unicode ? "✕" : "x")
      .foreground(.muted).shrink(0).target(Self.target).nodes(in: environment)
  }
}
