import PlacardLayout

/// An element with its shadow below it.
public struct ShadowedElement<Base: Element>: Element {
  let base: Base

  /// Returns the element in a box of one column and one row more, where there are colours for that.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let nodes = base.nodes(in: environment)
    let hasColors = environment.depth >= .ansi256 && environment.glyphs == .unicode
    guard !nodes.isEmpty, hasColors, environment.columns >= 12 else { return nodes }
    var box = ViewNode.joining(nodes).boxed()
    box.addPadding(top: 0, bottom: 1, leading: 0, trailing: 1)
    box.hasShadow = true
    return [box]
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
