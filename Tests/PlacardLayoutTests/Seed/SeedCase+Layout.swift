import PlacardLayout

extension SeedCase {
  /// The frames of the stack and its items as this library places them.
  func frames() -> Frames {
    let space = Size(
      width: container.width ?? .unbounded, height: container.height ?? .unbounded)
    switch mode {
    case .fitContainer: return stack.layout(in: space)
    case .adjustHeight: return stack.layout(in: space, mode: .adjustHeight)
    case .adjustWidth: return stack.layout(in: space, mode: .adjustWidth)
    case .measureOnly: return stack.layout(in: stack.sizeThatFits(space))
    }
  }

  var stack: StackView {
    StackView(named(direction) ?? .column, items: items.map { $0.item(in: inner, of: mode) })
      .justify(named(justifyContent) ?? .start)
      .alignItems(named(alignItems) ?? .stretch)
      .padding(
        top: .points(padding?.top ?? 0), left: .points(padding?.left ?? 0),
        bottom: .points(padding?.bottom ?? 0), right: .points(padding?.right ?? 0))
  }

  /// The container without its padding.
  private var inner: Size {
    Size(
      width: (container.width ?? .unbounded) - (padding?.left ?? 0) - (padding?.right ?? 0),
      height: (container.height ?? .unbounded) - (padding?.top ?? 0) - (padding?.bottom ?? 0))
  }
}

extension SeedItem {
  func item(in space: Size, of mode: SeedCase.Mode) -> Item {
    Item(measure: measure(in: space, of: mode))
      .size(width: width?.length, height: height?.length)
      .minWidth(minWidth?.length).minHeight(minHeight?.length)
      .maxWidth(maxWidth?.length).maxHeight(maxHeight?.length)
      .margin(margin)
      .grow(grow ?? 0).shrink(shrink ?? 0).aspectRatio(aspectRatio)
      .alignSelf(named(alignSelf) ?? .auto)
      .hidden(hidden ?? false).isIncluded(included ?? true)
  }

  private var margin: Edges {
    Edges(
      top: marginTop?.length ?? 0, left: marginLeft?.length ?? 0,
      bottom: marginBottom?.length ?? 0, right: marginRight?.length ?? 0,
      start: marginStart?.length, end: marginEnd?.length)
  }

  /// What the seed's views answer, asked by width only.
  ///
  /// A view of constant area has no width of its own: it takes all that its container can offer, or,
  /// where its height is known and its width is not, what its area leaves.
  private func measure(in space: Size, of mode: SeedCase.Mode) -> Measure {
    let natural = Size(width: intrinsic.width ?? 0, height: intrinsic.height ?? 0)
    switch intrinsic.kind {
    case .fixed:
      return { _ in natural }
    case .wrap:
      let wraps = intrinsic.wraps ?? []
      return { offer in
        guard offer.width < natural.width, let narrowest = wraps.last else { return natural }
        let wrap = wraps.first { $0[0] <= offer.width && offer.width < $0[1] } ?? narrowest
        return Size(width: wrap[2], height: wrap[3])
      }
    case .area:
      let area = intrinsic.area ?? 0
      let widest = widest(area: area, in: space, of: mode)
      return { offer in
        let width = min(offer.width, widest)
        return Size(width: width, height: area / width)
      }
    }
  }

  /// The width at which the seed asks a view of constant area: its own, or as its own height leaves
  /// it, or all there is; where that is unlimited, as the container's height leaves it.
  private func widest(area: Double, in space: Size, of mode: SeedCase.Mode) -> Double {
    if case .points(let width) = width?.length { return width }
    if case .points(let height) = height?.length { return area / height }
    let margins = margins(of: space)
    return mode == .adjustWidth
      ? area / (space.height - margins.height) : space.width - margins.width
  }

  private func margins(of space: Size) -> Size {
    func points(_ length: FixtureLength?, _ whole: Double) -> Double? {
      switch length?.length {
      case .points(let points): points
      case .percent(let percent): whole.isFinite ? whole * percent / 100 : 0
      case .auto, nil: nil
      }
    }
    return Size(
      width: (points(marginStart, space.width) ?? points(marginLeft, space.width) ?? 0)
        + (points(marginEnd, space.width) ?? points(marginRight, space.width) ?? 0),
      height: (points(marginTop, space.height) ?? 0) + (points(marginBottom, space.height) ?? 0))
  }
}

/// The case of that name; the seed uses the same names as the library.
private func named<Value: CaseIterable>(_ name: String?) -> Value? {
  Value.allCases.first { "\($0)" == name }
}
