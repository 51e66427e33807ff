import PlacardLayout

/// An element with its shadow below it.
public struct ShadowedElement<Base: Element>: Element {
  let base: Base

  /// Returns the element in a box of one column and one row more, where there are colours for that.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    base.nodes(in: environment).shadowed(in: environment)
  }
}

extension Element {
  /// Lets it throw a shadow of half a cell, down and to where writing ends.
  ///
  /// It takes a row and a column. Where colours are too few there is none.
  public func shadow() -> ShadowedElement<Self> {
    ShadowedElement(base: self)
  }
}

extension [ViewNode] {
  /// One box of one column and one row more than all of them, where there are colours for a shadow.
  func shadowed(in environment: ViewEnvironment) -> [ViewNode] {
    guard !isEmpty, environment.canCastShadow else { return self }
    var box = ViewNode.joining(self).boxed()
    box.addPadding(top: 0, bottom: 1, leading: 0, trailing: 1)
    box.hasShadow = true
    return [box]
  }
}

extension ViewEnvironment {
  /// Whether there are the colours, the characters and the columns for a shadow.
  var canCastShadow: Bool { depth >= .ansi256 && glyphs == .unicode && columns >= 12 }
}
