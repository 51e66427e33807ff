import PlacardLayout
import PlacardText

/// Nodes as the elements make them; what draws every message makes them directly.
extension ViewNode {
  /// Nodes side by side.
  static func row(
    _ nodes: [ViewNode], gap: Int = 0, align: Align = .start, justify: Justify = .start,
    wraps: Bool = false, grow: Double = 0, maxWidth: Length? = nil
  ) -> ViewNode {
    ViewNode(.children(nodes)) {
      $0.direction = .row
      $0.columnGap = Double(gap)
      $0.alignItems = align
      $0.justify = justify
      $0.wrap = wraps ? .wrap : .noWrap
      $0.grow = grow
      $0.shrink = 1
      if let maxWidth { $0.maxWidth = maxWidth }
    }
  }

  /// Nodes one below the other.
  static func column(
    _ nodes: [ViewNode], gap: Int = 0, align: Align = .stretch, justify: Justify = .start,
    grow: Double = 0
  ) -> ViewNode {
    ViewNode(.children(nodes)) {
      $0.rowGap = Double(gap)
      $0.alignItems = align
      $0.justify = justify
      $0.grow = grow
      $0.shrink = 1
    }
  }

  /// A text; nil for a blank one.
  static func text(
    _ content: TextContent, _ style: Style = Style()
  ) -> ViewNode? {
    content.isBlank ? nil : ViewNode(.text(content), style) { $0.shrink = 1 }
  }

  /// A text of one row that keeps its width.
  static func label(_ text: String, _ style: Style = Style()) -> ViewNode {
    ViewNode(.text(TextContent(text: text, lines: .single)), style)
  }
}
