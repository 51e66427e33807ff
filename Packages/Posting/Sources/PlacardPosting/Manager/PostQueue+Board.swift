import PlacardModels

extension PostQueue {
  /// Forgets what happened, once everybody has been told.
  mutating func forgetEdges() {
    own()
    edges.removeAll()
  }

  /// The posts on the board whose exit has not begun, in the order of entrance within each lane.
  var numbersOnBoard: [Int] {
    lanes.indices.flatMap { presented(in: $0) }
      .filter { entries[$0].state != .hiding }
      .map { entries[$0].number }
  }

  /// The live posts, in the order of arrival, as they are now.
  var livePosts: [Post] {
    places { $0.number != 0 }.compactMap { post(at: $0) }
  }

  /// The live posts that recorders were handed, in the order of arrival.
  var recordedPosts: [Post] {
    places { $0.flags.contains(.isRecorded) }.compactMap { post(at: $0) }
  }

  /// A post on the board whose exit has not begun.
  func sketchOnBoard(_ number: Int) -> Sketch? {
    guard let slot = place(of: number), entries[slot].isTouchable else { return nil }
    return contents[slot].map { sketch(at: slot, $0) }
  }

  /// What a poster is told about an edge that is being drained; nil when nothing.
  @inline(__always)
  func notice(of edge: Edge) -> DeliveryLine.Delivery? {
    guard edge.isForPosters, !edge.isDemand, let content = edges.content(of: edge) else {
      return nil
    }
    let sketch = sketch(of: edge, content)
    return switch edge.kind {
    case .willShow: .show(sketch)
    case .willHide: .hide(sketch)
    case .gone: .leave(sketch)
    default: .update(sketch)
    }
  }
}
