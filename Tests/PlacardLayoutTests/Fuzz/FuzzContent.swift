import PlacardLayout

/// What is measured in a node.
enum FuzzContent: Equatable, Sendable {
  case none
  case fixed(Size)
  case flow(LayoutSketch.Flow)
  /// As high as it must be to keep its area, and as wide as `most` at best.
  case area(Double, most: Double)

  func size(in offer: Proposal) -> Size {
    switch self {
    case .none: return .zero
    case .fixed(let size): return size
    case .flow(let flow): return flow.size(in: offer)
    case .area(let area, let most):
      let width = max(1, min(most, offer.width))
      // A width that is off in its last digit must not make a row more.
      return Size(width: width, height: (area / width - 1e-3).rounded(.up))
    }
  }

  /// The measure function of a leaf, whose calls are counted.
  func measure(_ tally: Tally) -> Measure? {
    if case .none = self { return nil }
    let leaf = tally.calls.count
    tally.calls.append(0)
    return { offer in
      tally.calls[leaf] += 1
      return size(in: offer)
    }
  }
}

/// How often each leaf was measured in a pass; used by one scenario at a time.
final class Tally: @unchecked Sendable {
  var calls: [Int] = []

  func reset() {
    for index in calls.indices { calls[index] = 0 }
  }
}
