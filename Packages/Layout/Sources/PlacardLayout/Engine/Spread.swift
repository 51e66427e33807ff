/// How free space is put before the first and between all pieces along an axis.
struct Spread {
  var first = 0.0
  var between = 0.0

  /// Shares `free` among `count` pieces.
  ///
  /// Without free space, what would centre its pieces by space packs them to the writing start,
  /// which is the far end where the flow is reversed.
  init(_ justify: Justify, free: Double, count: Int, isReversed: Bool) {
    switch justify {
    case .start: break
    case .end: first = free
    case .center: first = free / 2
    case .spaceBetween:
      if free > 0, count > 1 { between = free / Double(count - 1) }
    case .spaceAround:
      if free > 0 {
        between = free / Double(count)
        first = between / 2
      } else if isReversed {
        first = free
      }
    case .spaceEvenly:
      if free > 0 {
        between = free / Double(count + 1)
        first = between
      } else if isReversed {
        first = free
      }
    }
  }
}

extension AlignContent {
  /// How lines are spread once stretching is done.
  var spread: Justify {
    switch self {
    case .stretch, .start: .start
    case .end: .end
    case .center: .center
    case .spaceBetween: .spaceBetween
    case .spaceAround: .spaceAround
    case .spaceEvenly: .spaceEvenly
    }
  }
}
