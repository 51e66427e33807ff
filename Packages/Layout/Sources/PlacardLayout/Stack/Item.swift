/// A child of a ``StackView``: a style and, inside it, nothing, measured content or items.
///
/// It is a value; the modifiers of ``Styled`` return changed copies.
public struct Item: Styled, Sendable {
  /// What is inside an item.
  public enum Content: Sendable {
    /// Nothing: 0 by 0 unless the style says otherwise.
    case empty
    /// Content that says how large it is.
    case measured(Measure)
    /// Further items, laid out as the style says.
    case items([Item])
  }

  /// The size, the margins and all else that the layout goes by.
  public var style: LayoutStyle
  /// What is inside.
  public var content: Content
  /// Whether the item is laid out, independent of being shown or hidden.
  public var isIncluded = true
  /// The name under which ``Frames/subscript(_:)-(String)`` finds the item's frame.
  public var name: String?

  /// Makes an item with a content of its own choice.
  public init(style: LayoutStyle, content: Content = .empty) {
    self.style = style
    self.content = content
  }

  /// Makes an empty item; a side that is left out follows from grow, stretch or padding.
  public init(width: Length = .auto, height: Length = .auto) {
    self.init(style: LayoutStyle())
    style.width = width
    style.height = height
  }

  /// Makes an item whose content box is always of one size.
  public init(content size: Size) {
    self.init(style: LayoutStyle(), content: .measured { _ in size })
  }

  /// Makes an item whose content box is measured; see ``Measure`` for the contract.
  public init(measure: @escaping Measure) {
    self.init(style: LayoutStyle(), content: .measured(measure))
  }

  /// Makes an item of a stack.
  public init(_ stack: StackView) {
    self.init(style: stack.style, content: .items(stack.items))
    isIncluded = stack.isIncluded
  }

  /// The item itself.
  public var item: Item { self }

  /// A copy that goes by `name` in the resulting ``Frames``.
  public func named(_ name: String) -> Item {
    var copy = self
    copy.name = name
    return copy
  }
}
