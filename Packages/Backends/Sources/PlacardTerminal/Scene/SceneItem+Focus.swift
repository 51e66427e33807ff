import PlacardAccessibility
import PlacardModels
import PlacardPosting
import PlacardViews

extension SceneItem {
  /// The focus target, if it is in this post.
  var focused: FocusTarget? {
    focusTargets.indices.contains(focus) ? focusTargets[focus] : nil
  }

  /// Whether a person can answer it: it is modal, a component, or has actions.
  var asks: Bool {
    interaction != nil || dims || !post.message.actions.isEmpty
  }

  /// Collects the focus targets; a new post starts at the target that its view names, or at one that destroys nothing.
  ///
  /// Otherwise the focus stays on its target, wherever that is now; if there is no such target any more, at its index.
  mutating func refocus(isNew: Bool, in words: AnnouncementWords) {
    let former = focused?.kind
    kindMargin = style.margin
    focusTargets = style.focusTargets(of: post, in: words)
    if isInteractive {
      var words = words
      words.dismiss = dismissLabel(in: words)
      focusTargets.append(FocusTarget(.dismiss, label: words.dismissButton))
    }
    guard isNew else {
      focus =
        focusTargets.firstIndex { $0.kind == former } ?? min(focus, max(focusTargets.count - 1, 0))
      return
    }
    let wanted = interaction?.firstFocus(of: post) ?? post.message.firstFocus
    focus = focusTargets.firstIndex { $0.kind == wanted } ?? 0
  }

  /// What is said of the area that dismisses it: what its appearance says, else the manager's word.
  func dismissLabel(in words: AnnouncementWords) -> String {
    post.options.appearance?.dismissLabel ?? words.dismiss
  }

  /// Moves the focus to the next target, or the previous one.
  ///
  /// - Parameters:
  ///   - isForward: Whether to the next one.
  ///   - visitsAll: Whether to the message itself and the area outside, too, which have no mark.
  mutating func moveFocus(isForward: Bool, visitsAll: Bool) {
    let count = focusTargets.count
    for _ in 0..<count {
      focus = (focus + (isForward ? 1 : count - 1)) % count
      let kind = focusTargets[focus].kind
      if visitsAll || kind != .dismiss && kind != .message { return }
    }
  }

  /// Focuses a target; does nothing if it does not exist.
  mutating func focus(on kind: FocusTarget.Kind) {
    if let index = focusTargets.firstIndex(where: { $0.kind == kind }) { focus = index }
  }

  /// The effect of Escape: the post is dismissed, unless its options forbid it.
  var escape: [PosterSignal] {
    if dims, !isInteractive { return [] }
    guard post.options.dismissible == false else { return [.dismissed(number: post.number)] }
    return dims ? [.tappedOutside] : []
  }

  /// The effect of choosing what has the focus.
  var activate: [PosterSignal] {
    switch focused?.kind {
    case nil: []
    case .action(let id): [.action(number: post.number, id: id)]
    case let kind? where kind == .dismiss: [.tappedOutside]
    case .message, .custom: [.tapped(number: post.number)]
    }
  }

  /// The action that a key chooses.
  func action(ofKey scalar: Unicode.Scalar) -> String? {
    let actions = post.message.actions
    let key = String(Character(scalar))
    return zip(actions, ActionKeys.keys(for: actions)).first { $1 == key }?.0.id
  }
}

extension FocusTarget.Kind {
  /// The area outside a modal post that dismisses it.
  static let dismiss = FocusTarget.Kind.custom("placard.dismiss")
}
