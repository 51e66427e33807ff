import PlacardLayout

/// What holds in every tree that is laid out.
struct Laws {
  /// A law that was broken, and where.
  struct Violation: CustomStringConvertible {
    let law: String
    let detail: String

    var description: String { "\(law): \(detail)" }
  }

  let laid: Laid
  let resolved: Resolved
  let tolerance: Double

  /// The first law that a layout breaks.
  ///
  /// Beside numbers of 1e12 the ones of a screen drown, so a hostile tree has to be sound, not exact.
  static func violation(in laid: Laid, isHostile: Bool) -> Violation? {
    if let detail = finite(laid) { return Violation(law: "finite", detail: detail) }
    if let detail = sums(laid) { return Violation(law: "sums", detail: detail) }
    if isHostile { return nil }
    let laws = Laws(laid)
    return laws.firstViolation()
  }

  private func firstViolation() -> Violation? {
    limits().map { Violation(law: "limits", detail: $0) }
      ?? fewMeasures().map { Violation(law: "fewMeasures", detail: $0) }
      ?? cellEdges().map { Violation(law: "cellEdges", detail: $0) }
      ?? cellsInside().map { Violation(law: "cellsInside", detail: $0) }
      ?? movedByCells().map { Violation(law: "movedByCells", detail: $0) }
      ?? lines().map { Violation(law: "lines", detail: $0) }
      ?? across().map { Violation(law: "across", detail: $0) }
  }

  private init(_ laid: Laid) {
    self.laid = laid
    resolved = Resolved(laid)
    let biggest = laid.absolutes.reduce(1.0) {
      max($0, $1.maxX.magnitude, $1.maxY.magnitude, $1.width, $1.height)
    }
    tolerance = 1e-6 + 1e-9 * biggest
  }

  /// All numbers are finite, no size is negative, and what is hidden is nowhere.
  private static func finite(_ laid: Laid) -> String? {
    for (index, rect) in laid.rects.enumerated() {
      for rect in [rect, laid.absolutes[index]] {
        guard rect.minX.isFinite, rect.minY.isFinite, rect.width.isFinite, rect.height.isFinite,
          rect.width >= 0, rect.height >= 0
        else { return "node \(index) is \(rect.text)" }
      }
      if laid.tree.nodes[index].style.isHidden, !rect.isSame(as: .zero) {
        return "node \(index) is hidden, and yet \(rect.text)"
      }
    }
    return nil
  }

  /// An origin relative to the root is the sum of the origins on the way there.
  private static func sums(_ laid: Laid) -> String? {
    var path: [Rect] = []
    for (index, rect) in laid.rects.enumerated() {
      path.removeSubrange(laid.tree.nodes[index].depth...)
      let origin = path.last?.origin ?? Point(x: 0, y: 0)
      let absolute = laid.absolutes[index]
      path.append(absolute)
      if !rect.isSame(as: .zero), !rect.offset(x: origin.x, y: origin.y).isSame(as: absolute) {
        return "node \(index) is \(rect.text) in its parent, but \(absolute.text) in the root"
      }
    }
    return nil
  }

  /// Sizes are within their limits and never below the padding; min beats max.
  private func limits() -> String? {
    for index in laid.rects.indices where resolved.isVisible[index] {
      for isHorizontal in [true, false] {
        // The root takes the size it is given, whatever its limits say.
        if index == 0, !laid.space.isFitting,
          isHorizontal ? laid.space.width.isFinite : laid.space.height.isFinite
        {
          continue
        }
        let side = resolved.side(index, isHorizontal: isHorizontal)
        let size = isHorizontal ? laid.rects[index].width : laid.rects[index].height
        let name = isHorizontal ? "wide" : "high"
        if size < side.least - tolerance {
          return "node \(index) is \(size) \(name), less than \(side.least)"
        }
        if size > side.most + tolerance {
          return "node \(index) is \(size) \(name), more than \(side.most)"
        }
      }
    }
    return nil
  }

  /// A leaf is asked at most for its least, its greatest and its final size.
  private func fewMeasures() -> String? {
    laid.mostCalls > measureLimit ? "a leaf was measured \(laid.mostCalls) times" : nil
  }

  /// Three, where no width follows from a height: a share or a ratio, a wrapping column, or a
  /// definite height that was not known at first makes a text find its width more than once.
  private var measureLimit: Int {
    for node in laid.tree.nodes {
      let isColumn = node.style.direction == .column || node.style.direction == .columnReverse
      if node.style.aspectRatio > 0 || node.style.wrap != .noWrap && isColumn { return .max }
      let edges = [node.style.margin, node.style.padding]
      let heights = [
        node.style.height, node.style.minHeight, node.style.maxHeight, node.style.basis,
      ]
      if heights.contains(where: \.isShare)
        || edges.contains(where: { $0.top.isShare || $0.bottom.isShare })
      {
        return .max
      }
    }
    return 3
  }
}
