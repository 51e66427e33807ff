import PlacardAccessibility
import PlacardModels
import PlacardPosting
import PlacardViews

extension Scene {
  /// Determines the effect of a key on the post that has keyboard input.
  mutating func handle(_ key: Key, for index: Int) -> SceneReaction {
    guard key.phase != .release else { return .consumed }
    if let key = ViewKey(key), let reaction = offer(.key(key), to: index) { return reaction }
    let isForward: Bool
    switch key.code {
    case .escape: return SceneReaction(items[index].escape, isConsumed: true)
    case .enter, .character(" "):
      if let kind = items[index].focused?.kind, let reaction = offer(.choose(kind), to: index) {
        return reaction
      }
      return SceneReaction(items[index].activate, isConsumed: true)
    case .tab: isForward = !key.modifiers.contains(.shift)
    case .right, .down: isForward = true
    case .left, .up: isForward = false
    case .character(let scalar) where key.modifiers.isSubset(of: .shift):
      let chosen = items[index].action(ofKey: scalar)
      let number = items[index].post.number
      return SceneReaction(
        chosen.map { [.action(number: number, id: $0)] } ?? [], isConsumed: true)
    default: return .consumed
    }
    items[index].moveFocus(isForward: isForward, visitsAll: key.code == .tab)
    return .consumed
  }

  /// Passes user input to the view of a post, if it is interactive.
  ///
  /// - Returns: The view's response; nil if the view did not handle it.
  mutating func offer(_ input: ViewInput, to index: Int) -> SceneReaction? {
    let post = items[index].post
    guard let view = items[index].interaction else { return nil }
    var wanted: FocusTarget.Kind?
    switch view.handle(input, focus: items[index].focused?.kind, of: post) {
    case .ignored: return nil
    case .changed: break
    case .focus(let kind): wanted = kind
    case .action(let id):
      return SceneReaction([.action(number: post.number, id: id)], isConsumed: true)
    case .dismissed:
      return SceneReaction([.dismissed(number: post.number)], isConsumed: true)
    }
    items[index].drawing = nil
    items[index].refocus(isNew: false, in: words)
    if let wanted { items[index].focus(on: wanted) }
    return .consumed
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
