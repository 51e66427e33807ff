/// Collects elements, keeping their types, also from conditions and loops.
@resultBuilder
public enum ElementBuilder {
  /// One element stays as it is.
  public static func buildBlock<E: Element>(_ element: E) -> E {
    element
  }

  /// All elements of a block.
  public static func buildBlock<each E: Element>(_ elements: repeat each E) -> ElementList<
    repeat each E
  > {
    ElementList(repeat each elements)
  }

  /// The elements of a condition without `else`.
  public static func buildOptional<E: Element>(_ element: E?) -> E? {
    element
  }

  /// The elements of the first branch.
  public static func buildEither<A: Element, B: Element>(first: A) -> EitherElement<A, B> {
    .first(first)
  }

  /// The elements of the second branch.
  public static func buildEither<A: Element, B: Element>(second: B) -> EitherElement<A, B> {
    .second(second)
  }

  /// The elements of all turns of a loop.
  public static func buildArray<E: Element>(_ elements: [E]) -> RepeatedElement<E> {
    RepeatedElement(elements: elements)
  }

  /// The elements behind an availability check.
  public static func buildLimitedAvailability<E: Element>(_ element: E) -> E {
    element
  }
}
