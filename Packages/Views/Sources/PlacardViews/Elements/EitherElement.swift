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
