/// A child of a stack: a value with a ``LayoutStyle``, which it offers as chainable modifiers.
///
/// ``Item`` and ``StackView`` are all there is.
public protocol Styled {
  /// The style the modifiers change.
  var style: LayoutStyle { get set }
  /// Whether it is laid out, independent of being shown or hidden.
  var isIncluded: Bool { get set }
  /// The value as an item.
  var item: Item { get }
}

extension Styled {
  /// A copy whose style was changed by `change`.
  public func styled(_ change: (inout LayoutStyle) -> Void) -> Self {
    var copy = self
    change(&copy.style)
    return copy
  }

  func setting<Value>(
    _ property: WritableKeyPath<LayoutStyle, Value>, to value: Value
  ) -> Self {
    var copy = self
    copy.style[keyPath: property] = value
    return copy
  }
}
