import PlacardAccessibility
import PlacardLayout
import PlacardModels
import PlacardPosting
import PlacardViews

extension TerminalScene {
  /// Whether presses and releases are wanted: while a modal post is asked.
  var wantsPointer: Bool { keyIndex.map { items[$0].dims } ?? false }

  /// Determines the effect of a press or a release: on an action, an option or the close button of the post that has
  /// keyboard input it chooses that, elsewhere it does nothing.
  ///
  /// - Parameter pointer: The event, with its row relative to the region's last one: at most 0.
  /// - Returns: The user actions for the manager.
  mutating func click(_ pointer: Pointer) -> [PosterSignal] {
    guard wantsPointer, let index = keyIndex, items[index].isAnswerable else { return [] }
    let row = frame.rows - 1 + pointer.row
    let isInside = items[index].seen.contains(column: pointer.column, row: row)
    let target = isInside ? items[index].target(column: pointer.column, row: row) : nil
    let number = items[index].post.number
    switch pointer.action {
    case .press(.left): pressed = target.map { (number, $0) }
    case .release(.left):
      defer { pressed = nil }
      guard let target, let pressed, pressed.number == number, pressed.target == target else {
        return []
      }
      return choose(target, of: index)
    case .press, .release, .drag, .move, .scroll: break
    }
    return []
  }

  private mutating func choose(_ target: FocusTarget.Kind, of index: Int) -> [PosterSignal] {
    let number = items[index].post.number
    if target == CloseButton.target { return [.dismissed(number: number)] }
    items[index].focus(on: target)
    if let reaction = offer(.choose(target), to: index) { return reaction.signals }
    guard case .action(let id) = target else { return [] }
    return [.action(number: number, id: id)]
  }
}
