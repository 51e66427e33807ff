package import PlacardAccessibility
import PlacardAnimators
import PlacardModels
import PlacardLayout
import PlacardPosting
import PlacardViews

extension OverlayScene {
  /// The post with keyboard input: the topmost modal one.
  var keyIndex: Int? { items.lastIndex { $0.isModal } }

  /// The focus and its spoken description; nil while the application has it.
  package var focused: FocusTarget? { keyIndex.flatMap { items[$0].focused } }

  /// The focus targets, in order: those of the modal post, then the area that dismisses it.
  package var focusTargets: [FocusTarget] { keyIndex.map { items[$0].focusTargets } ?? [] }

  /// Determines the effect of an event.
  ///
  /// Without a modal post, keys belong to the application, as does the pointer outside of messages.
  ///
  /// - Parameters:
  ///   - event: The event from the terminal.
  ///   - now: The time.
  /// - Returns: The user actions for the manager, and whether the event was consumed.
  package mutating func handle(_ event: InputEvent, at now: Duration) -> OverlayReaction {
    switch event {
    case .pointer(let pointer): return handle(pointer, at: now)
    case .key(let key): return keyIndex.map { handle(key, for: $0) } ?? .none
    case .paste(let text):
      return keyIndex.map { offer(.paste(text), to: $0) ?? .consumed } ?? .none
    case .focus(let isFocused): return OverlayReaction([.focus(isFocused)])
    case .reply(.background(let color)): adopt(isDark: color.isDark)
    case .reply(.scheme(let isDark)): adopt(isDark: isDark)
    case .reply: break
    }
    return .none
  }

  /// Switches to the standard theme for the terminal's background, unless the theme is custom.
  private mutating func adopt(isDark: Bool) {
    guard environment.theme == .dark || environment.theme == .light else { return }
    environment.theme = isDark ? .dark : .light
  }

  private mutating func handle(_ key: Key, for index: Int) -> OverlayReaction {
    guard key.phase != .release else { return .consumed }
    if let key = ViewKey(key), let reaction = offer(.key(key), to: index) { return reaction }
    let number = items[index].post.number
    let isForward: Bool
    switch key.code {
    case .escape: return OverlayReaction(escape(index), isConsumed: true)
    case .enter, .character(" "):
      if let kind = items[index].focused?.kind, let reaction = offer(.choose(kind), to: index) {
        return reaction
      }
      return OverlayReaction(activate(index), isConsumed: true)
    case .tab: isForward = !key.modifiers.contains(.shift)
    case .right, .down: isForward = true
    case .left, .up: isForward = false
    case .character(let scalar) where key.modifiers.isSubset(of: .shift):
      let chosen = items[index].action(ofKey: scalar)
      return OverlayReaction(
        chosen.map { [.action(number: number, id: $0)] } ?? [], isConsumed: true)
    default: return .consumed
    }
    items[index].moveFocus(isForward: isForward)
    return .consumed
  }

  private func escape(_ index: Int) -> [PosterSignal] {
    guard items[index].isInteractive else { return [] }
    return items[index].post.options.dismissible == false
      ? [.tappedOutside] : [.dismissed(number: items[index].post.number)]
  }

  private func activate(_ index: Int) -> [PosterSignal] {
    let number = items[index].post.number
    return switch items[index].focused?.kind {
    case nil: []
    case .action(let id): [.action(number: number, id: id)]
    case let kind? where kind == .dismiss: [.tappedOutside]
    case .message, .custom: [.tapped(number: number)]
    }
  }
}

extension OverlayItem {
  /// The focus target, if it is in this post.
  var focused: FocusTarget? {
    focusTargets.indices.contains(focus) ? focusTargets[focus] : nil
  }

  mutating func moveFocus(isForward: Bool) {
    guard !focusTargets.isEmpty else { return }
    let count = focusTargets.count
    focus = (focus + (isForward ? 1 : count - 1)) % count
  }
}
