import PlacardLayout
import Synchronization

/// A tree that no drawing uses just now.
private let spareTree = Mutex<LayoutTree?>(nil)

extension LayoutTree {
  /// The most bytes that are kept from one drawing to the next.
  private static var mostSpareBytes: Int { 65_536 }

  /// Returns an empty tree: the one that the latest drawing left, or a new one.
  static func spare(capacity: Int) -> LayoutTree {
    spareTree.withLock { $0.take() } ?? LayoutTree(capacity: capacity)
  }

  /// Empties the tree, and keeps its memory for the next drawing unless it is much.
  consuming func spare() {
    guard byteCount <= Self.mostSpareBytes else { return }
    removeAll()
    var tree: LayoutTree? = self
    spareTree.withLock { swap(&$0, &tree) }
  }
}
