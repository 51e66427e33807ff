import PlacardLayout

/// A tree, the space it is laid out in, and what is then changed, one after the other.
struct Scenario {
  var tree: FuzzTree
  var space: Space
  var edits: [Edit] = []
  var isHostile = false

  /// The first law that is broken, be it by the first layout or after an edit.
  func violation() -> Laws.Violation? {
    var live = LiveTree(tree, space: space)
    var laid = live.layOut()
    if let violation = Laws.violation(in: laid, isHostile: isHostile) { return violation }
    if let detail = again(&live, laid) { return Laws.Violation(law: "again", detail: detail) }
    if let detail = hidden(laid) { return Laws.Violation(law: "hidden", detail: detail) }
    if !isHostile, let detail = mirror(laid) {
      return Laws.Violation(law: "mirror", detail: detail)
    }
    for (index, edit) in edits.enumerated() {
      live.apply(edit)
      let before = laid
      laid = live.layOut()
      if let violation = Laws.violation(in: laid, isHostile: isHostile) { return violation }
      if let detail = incremental(laid) ?? reported(live, before, edit) {
        return Laws.Violation(law: "incremental", detail: "after edit \(index): \(detail)")
      }
    }
    return nil
  }

  /// A second pass, and one that forgot the first, say the same.
  private func again(_ live: inout LiveTree, _ laid: Laid) -> String? {
    if let difference = live.layOut().difference(from: laid) { return difference }
    if !live.tree.changes.isEmpty { return "a second pass reports changes" }
    live.forget()
    return live.layOut().difference(from: laid)
  }

  /// An edited tree is laid out as one built anew in another order, bit for bit.
  private func incremental(_ laid: Laid) -> String? {
    var fresh = LiveTree(byLevels: laid.tree, space: laid.space)
    return laid.difference(from: fresh.layOut())
  }

  /// Every node that is elsewhere is reported; where nodes came and went origins cannot be compared.
  private func reported(_ live: borrowing LiveTree, _ before: Laid, _ edit: Edit) -> String? {
    switch edit {
    case .insert, .remove, .move: return nil
    case .restyle, .content, .resize: break
    }
    let changes = Set(live.tree.changes)
    for (index, id) in live.ids.enumerated() where !changes.contains(id) {
      let (rect, absolute) = (live.tree.rect(of: id), live.tree.absoluteRect(of: id))
      if !rect.isSame(as: before.rects[index]) || !absolute.isSame(as: before.absolutes[index]) {
        return "node \(index) changed unreported"
      }
    }
    return nil
  }

  /// What is hidden leaves no trace.
  private func hidden(_ laid: Laid) -> String? {
    let (rest, kept) = laid.tree.withoutHidden()
    guard kept.count < laid.tree.nodes.count, !kept.isEmpty else { return nil }
    var live = LiveTree(rest, space: laid.space)
    return laid.difference(from: live.layOut(), at: kept)
  }

  /// The tree in a mirror is laid out as the mirror's image.
  private func mirror(_ laid: Laid) -> String? {
    var live = LiveTree(laid.tree.mirrored(), space: laid.space)
    let other = live.layOut()
    var path: [Rect] = []
    for (index, rect) in laid.rects.enumerated() {
      path.removeSubrange(laid.tree.nodes[index].depth...)
      let image = other.rects[index]
      let around = path.last ?? rect
      path.append(rect)
      if rect.isSame(as: .zero) && image.isSame(as: .zero) { continue }
      let expected = around.width - rect.maxX
      let slack = 1e-6 + 1e-9 * max(around.width, rect.maxX.magnitude, rect.maxY.magnitude)
      if index > 0 && (image.minX - expected).magnitude > slack
        || (image.minY - rect.minY).magnitude > slack
        || (image.width - rect.width).magnitude > slack
        || (image.height - rect.height).magnitude > slack
      {
        return "node \(index) is \(rect.text), its image \(image.text)"
      }
    }
    return nil
  }
}
