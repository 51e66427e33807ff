/// A container that lays out its items in rows or columns, as CSS flexbox does.
///
/// It is a value: the modifiers return changed copies and ``layout(in:mode:)`` is a pure function,
/// so there is nothing to invalidate.
public struct StackView: Styled, Sendable {
  /// The container's own style; what concerns an item counts where the stack is nested.
  public var style: LayoutStyle
  /// Whether the stack is laid out in its parent stack.
  public var isIncluded = true
  /// The items in the order of the flow.
  public var items: [Item]

  /// Makes a stack of items that were made elsewhere.
  public init(_ direction: Direction = .column, items: [Item]) {
    style = LayoutStyle()
    style.direction = direction
    self.items = items
  }

  /// Makes a stack of the items in a closure.
  public init(_ direction: Direction = .column, @ItemBuilder _ items: () -> [Item]) {
    self.init(direction, items: items())
  }

  /// The stack as an item of another.
  public var item: Item { Item(self) }

  /// The stack as an item that goes by `name` in the resulting ``Frames``.
  public func named(_ name: String) -> Item { item.named(name) }
}
