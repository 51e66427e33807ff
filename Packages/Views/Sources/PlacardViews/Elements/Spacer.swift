import PlacardLayout

/// Space that takes what its neighbours leave.
public struct Spacer: Element {
  private let least: Int

  /// Creates a spacer of at least a number of columns in a row, or rows in a column.
  public init(least: Int = 0) {
    self.least = least
  }

  /// Returns one node that grows.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    [
      ViewNode(.empty) {
        $0.grow = 1
        $0.basis = .cells(max(least, 0))
      }
    ]
  }
}
