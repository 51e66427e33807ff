/// The result of a layout: a rectangle for every node, hidden ones included as zero.
///
/// A value stands for one node and, through ``children`` and the subscripts, for all below it.
/// Nodes are numbered depth first: 0 is the node itself, then its first child and all below that.
/// So a caller that lowered a tree of its own pairs its node i with `frames[i]`.
public struct Frames: Sendable, RandomAccessCollection {
  let storage: FrameStorage
  let node: Int

  /// The position of the node itself, always 0.
  public var startIndex: Int { 0 }
  /// The number of nodes, this one and all below.
  public var endIndex: Int { storage.extents[node] }

  /// The frame of a node by its depth-first position; it must be in range.
  public subscript(position: Int) -> Frames {
    precondition(indices.contains(position), "Position \(position) is not in \(indices).")
    return Frames(storage: storage, node: node + position)
  }

  /// The frame of the first node of that name, depth first; nil if there is none.
  public subscript(name: String) -> Frames? {
    first { $0.name == name }
  }

  /// The rectangle relative to the parent's corner, unrounded.
  public var rect: Rect { storage.relative[node] }

  /// The rectangle relative to the root's corner, unrounded.
  public var absolute: Rect { storage.absolute[node] }

  /// The whole cells of ``absolute``.
  public var cell: CellRect { absolute.cells }

  /// The name given by ``Item/named(_:)``.
  public var name: String? { storage.names[node] }

  /// The frames of the children, in order.
  public var children: [Frames] {
    var result: [Frames] = []
    var child = 1
    while child < count {
      result.append(self[child])
      child += storage.extents[node + child]
    }
    return result
  }

  /// The rectangles of all nodes relative to the root's corner, depth first, unrounded.
  public var rects: [Rect] { Array(storage.absolute[node..<node + count]) }

  /// The whole cells of all nodes relative to the root's corner, depth first.
  public var cells: [CellRect] { rects.map(\.cells) }
}

/// What the frames of one layout share.
final class FrameStorage: Sendable {
  let relative: [Rect]
  let absolute: [Rect]
  let extents: [Int]
  let names: [Int: String]

  init(relative: [Rect], absolute: [Rect], extents: [Int], names: [Int: String]) {
    self.relative = relative
    self.absolute = absolute
    self.extents = extents
    self.names = names
  }
}
