/// Two numbers of a style that most nodes have not.
enum Pair: UInt16, CaseIterable {
  case horizontalMargins, verticalMargins
  case horizontalPadding, verticalPadding
  /// The least and the greatest size; the least is never below the padding.
  case horizontalLimits, verticalLimits
  /// Between rows, and between columns.
  case gaps
  /// Width divided by height, and nothing.
  case ratio
  /// The index of the style that is stored in full, and nothing else.
  case style

  var bit: UInt16 { 1 << rawValue }

  static let margins = Pair.horizontalMargins.bit | Pair.verticalMargins.bit

  /// The pairs that percentages may change.
  static let lengths =
    margins | Pair.horizontalPadding.bit | Pair.verticalPadding.bit | Pair.horizontalLimits.bit
    | Pair.verticalLimits.bit
}

/// The pairs of all nodes, one block for each node that has any, in the order of ``Pair``.
struct Pool: ~Copyable, @unchecked Sendable {
  private(set) var values: UnsafeMutablePointer<Double>
  /// The first are where the chains of free blocks begin, by their lengths in pairs; 0 ends a chain.
  private var count = Self.chains
  private var capacity = 32

  init() {
    values = .allocate(capacity: capacity)
    values.initialize(repeating: 0, count: count)
  }

  deinit {
    values.deallocate()
  }

  private static let chains = Pair.allCases.count + 1

  var byteCount: Int { capacity * MemoryLayout<Double>.stride }

  /// Gives back every block.
  mutating func removeAll() {
    count = Self.chains
    values.update(repeating: 0, count: count)
  }

  /// A block for as many pairs as `pairs` has bits; where there is no space left, there is then some
  /// more, for two pairs of each node that is expected.
  mutating func allocate(_ pairs: UInt16, expecting nodes: Int) -> Int32 {
    let length = pairs.nonzeroBitCount
    let first = values[length]
    if first > 0 {
      values[length] = values[Int(first)]
      return Int32(first)
    }
    if count + 2 * length > capacity { grow(to: max(count + 2 * length, capacity + 4 * nodes)) }
    defer { count += 2 * length }
    return Int32(count)
  }

  /// Gives back a block that ``allocate(_:expecting:)`` gave.
  mutating func release(_ block: Int32, _ pairs: UInt16) {
    guard pairs != 0 else { return }
    let length = pairs.nonzeroBitCount
    values[Int(block)] = values[length]
    values[length] = Double(block)
  }

  private mutating func grow(to wanted: Int) {
    capacity = wanted
    let grown = UnsafeMutablePointer<Double>.allocate(capacity: capacity)
    grown.moveInitialize(from: values, count: count)
    values.deallocate()
    values = grown
  }
}

extension UnsafeMutablePointer<Double> {
  /// Where a pair of a node stands that has it.
  @inline(__always)
  func pair(_ pair: Pair, of node: NodePointer) -> UnsafeMutablePointer<Double> {
    let before = UInt64(node.pointee.pairs & (pair.bit - 1))
    // How many bits are set in four, for each of the 16 cases.
    let bits: UInt64 = 0x4332_3221_3221_2110
    let count = ((bits &>> ((before & 15) &* 4)) & 15) &+ ((bits &>> ((before >> 4) &* 4)) & 15)
    return self + (Int(node.pointee.extras) + 2 * Int(truncatingIfNeeded: count))
  }
}
