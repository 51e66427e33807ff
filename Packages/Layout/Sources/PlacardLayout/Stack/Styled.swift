/// A value that carries a ``LayoutStyle`` and offers it as chainable modifiers.
public protocol Styled {
  /// The style the modifiers change.
  var style: LayoutStyle { get set }
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
