public import PlacardAccessibility
import PlacardLayout

/// A pointer beside what has the focus, so that it shows without colour; a blank beside what has it not.
///
/// It is absent while nothing has the focus.
public struct FocusMark: Element {
  private let target: FocusTarget.Kind

  /// Creates the mark of a target.
  public init(_ target: FocusTarget.Kind) {
    self.target = target
  }

  /// Returns one node of a single cell, or none.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    guard let focus = environment.focus else { return [] }
    let pointer = environment.glyphs == .ascii ? ">" : environment.isMirrored ? "◂" : "▸"
    var node = ViewNode.label(focus == target ? pointer : "")
    node.layout.minWidth = 1
    return [node]
  }
}
