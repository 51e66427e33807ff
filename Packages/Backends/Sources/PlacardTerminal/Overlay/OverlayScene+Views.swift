import PlacardAccessibility
import PlacardModels
import PlacardPosting
import PlacardViews

extension OverlayScene {
  /// Passes user input to the view of a post, if it is interactive.
  ///
  /// - Returns: The view's response; nil if the view did not handle it.
  mutating func offer(_ input: ViewInput, to index: Int) -> OverlayReaction? {
    let post = items[index].post
    guard let view = items[index].item.interaction else { return nil }
    switch view.handle(input, focus: items[index].focused?.kind, of: post) {
    case .ignored: return nil
    case .changed: break
    case .focus(let kind): items[index].focus(on: kind)
    case .action(let id):
      return OverlayReaction([.action(number: post.number, id: id)], isConsumed: true)
    case .dismissed:
      return OverlayReaction([.dismissed(number: post.number)], isConsumed: true)
    }
    items[index].item.drawing = nil
    refocus(index, isNew: false)
    return .consumed
  }
}

extension OverlayItem {
  /// Focuses a target; does nothing if it does not exist.
  mutating func focus(on kind: FocusTarget.Kind) {
    if let place = focusTargets.firstIndex(where: { $0.kind == kind }) { focus = place }
  }
}

extension ViewKey {
  /// The key as views represent it; nil for a key without a meaning for views.
  init?(_ key: Key) {
    let code: Code
    switch key.code {
    case .character(let scalar): code = .character(scalar)
    case .enter: code = .enter
    case .tab: code = .tab
    case .backspace: code = .backspace
    case .delete: code = .delete
    case .escape: code = .escape
    case .up: code = .up
    case .down: code = .down
    case .left: code = .left
    case .right: code = .right
    case .home: code = .home
    case .end: code = .end
    case .pageUp: code = .pageUp
    case .pageDown: code = .pageDown
    case .insert, .function, .begin, .menu: return nil
    }
    guard key.modifiers.isDisjoint(with: [.super, .hyper]) else { return nil }
    self.init(
      code, control: key.modifiers.contains(.control),
      alt: !key.modifiers.isDisjoint(with: [.alt, .meta]), shift: key.modifiers.contains(.shift))
  }
}
