extension Styled {
  /// Takes this share of free space; 0 takes none.
  public func grow(_ factor: Double) -> Self { setting(\.grow, to: factor) }

  /// Gives up this share of missing space, weighted by size; 0 gives up none.
  public func shrink(_ factor: Double) -> Self { setting(\.shrink, to: factor) }

  /// Starts from this length on the main axis; nil starts from the size or the content.
  public func basis(_ length: Length?) -> Self { setting(\.basis, to: length ?? .auto) }

  /// Stands so on the container's cross axis.
  public func alignSelf(_ align: AlignSelf) -> Self { setting(\.alignSelf, to: align) }

  /// Leaves no trace, nor does anything below.
  public func hidden(_ isHidden: Bool = true) -> Self { setting(\.isHidden, to: isHidden) }

  /// Leaves no trace while false, whether it is hidden or not.
  public func isIncluded(_ isIncluded: Bool) -> Self {
    var copy = self
    copy.isIncluded = isIncluded
    return copy
  }

  /// Leaves the flow and is placed in the container's padding box, by its insets.
  ///
  /// An inset that is nil leaves that side free; without any on an axis the node stands where it
  /// would as the only item.
  public func absolute(
    top: Length? = nil, left: Length? = nil, bottom: Length? = nil,
    right: Length? = nil, start: Length? = nil, end: Length? = nil
  ) -> Self {
    styled {
      $0.position = .absolute
      $0.inset = Edges(
        top: top ?? .auto, left: left ?? .auto, bottom: bottom ?? .auto, right: right ?? .auto,
        start: start, end: end)
    }
  }
}
