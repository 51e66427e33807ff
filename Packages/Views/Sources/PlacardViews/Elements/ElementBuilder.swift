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

/// Elements one after the other, of one type each.
public struct ElementList<each E: Element>: Element {
  private let elements: (repeat each E)

  init(_ elements: repeat each E) {
    self.elements = (repeat each elements)
  }

  /// Returns the nodes of all of them, in order.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    var nodes: [ViewNode] = []
    for element in repeat each elements {
      nodes += element.nodes(in: environment)
    }
    return nodes
  }
}

/// One of two elements.
public enum EitherElement<First: Element, Second: Element>: Element {
  /// That of the first branch.
  case first(First)
  /// That of the second branch.
  case second(Second)

  /// Returns the nodes of the one that is there.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    switch self {
    case .first(let element): element.nodes(in: environment)
    case .second(let element): element.nodes(in: environment)
    }
  }
}

extension Optional: Element where Wrapped: Element {
  /// Returns the nodes of the element, if there is one.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    self?.nodes(in: environment) ?? []
  }
}

/// Elements of one type, one after the other.
public struct RepeatedElement<E: Element>: Element {
  let elements: [E]

  /// Returns the nodes of all elements, in order.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    elements.flatMap { $0.nodes(in: environment) }
  }
}
