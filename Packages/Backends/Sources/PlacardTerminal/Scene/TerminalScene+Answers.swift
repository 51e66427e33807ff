import PlacardAnimators
import PlacardLayout
import PlacardModels
package import PlacardPosting
import PlacardText
import PlacardViews

extension TerminalScene {
  /// The post with keyboard input: of those that ask and are drawn, the most urgent, then the oldest.
  package var keyIndex: Int? {
    guard hasKeyboard else { return nil }
    var chosen: Int?
    for index in items.indices {
      let item = items[index]
      guard item.asks, !item.isLeaving, !item.isKept, !item.isYielding else { continue }
      if let other = chosen, !item.isAsked(before: items[other]) { continue }
      chosen = index
    }
    return chosen
  }

  /// Whether somebody is asked, so that keys are to be read.
  package var asks: Bool { keyIndex != nil }

  /// The urgency of the question that has keyboard input; nil if nobody is asked.
  var askedUrgency: Urgency? { keyIndex.map { items[$0].post.message.urgency } }

  /// Determines the effect of an event on the post that has keyboard input.
  ///
  /// Nothing happens before the terminal has shown the whole of that post: what was typed ahead is no answer.
  ///
  /// - Parameters:
  ///   - event: The event from the terminal.
  ///   - now: The time.
  /// - Returns: The user actions for the manager.
  package mutating func answer(_ event: InputEvent, at now: Duration) -> [PosterSignal] {
    switch event {
    case .key, .paste:
      guard let index = keyIndex, items[index].isAnswerable else { return [] }
    case .pointer(let pointer): return click(pointer)
    case .focus, .reply: break
    }
    return handle(event, at: now).signals
  }

  /// Records that the terminal shows a frame: keys reach the questions that are whole in it.
  ///
  /// - Parameter frame: The frame's number.
  /// - Returns: Whether a question can be answered from now on, so that what was typed before is discarded.
  package mutating func noteShown(frame: Int) -> Bool {
    var isNew = false
    for index in items.indices where !items[index].isAnswerable {
      guard let first = items[index].wholeFrame, first <= frame else { continue }
      items[index].isAnswerable = true
      isNew = isNew || items[index].asks
    }
    return isNew
  }

  /// Ends the questions, since there is no keyboard any more.
  ///
  /// - Returns: The signals for the manager.
  mutating func loseKeyboard() -> [PosterSignal] {
    guard hasKeyboard else { return [] }
    hasKeyboard = false
    return items.filter { $0.asks && !$0.isLeaving && !$0.isKept }.map {
      .ended(number: $0.post.number, reason: .orphaned)
    }
  }

  /// The line that stays of a question: the question and the answer.
  func answeredLine(of item: SceneItem, as post: Post) -> StyledLine {
    let question = Sanitizer.line(post.message.title ?? post.message.body ?? "")
    let none = environment.glyphs == .unicode ? "–" : "-"
    let answer = post.answerText(for: item.interaction) ?? none
    var runs = [
      StyledLine.Run("? "), StyledLine.Run(question, style: CellStyle(attributes: .bold)),
    ]
    if !answer.isEmpty { runs.append(StyledLine.Run("  \(answer)")) }
    return StyledLine(runs)
  }

  /// What a pointer finds in a cell of the region.
  func spot(_ column: Int, _ row: Int) -> PointerSpot {
    let index = items.lastIndex { !$0.isLeaving && $0.seen.contains(column: column, row: row) }
    return index.map { .post($0) } ?? .application
  }

  /// The offset of a post from its resting position to out of sight.
  func way(of index: Int) -> AnimationContext {
    items[index].way(columns: items[index].seen.columns, rows: items[index].seen.rows)
  }

  /// The position of a post.
  func pose(of index: Int, at now: Duration) -> Pose {
    items[index].pose(at: now, in: way(of: index))
  }
}

extension SceneItem {
  /// Whether it is asked before another: by urgency, then by arrival.
  fileprivate func isAsked(before other: SceneItem) -> Bool {
    let (own, others) = (post.message.urgency, other.post.message.urgency)
    return own != others ? own > others : post.number < other.post.number
  }
}

extension Post {
  /// What the action that ends it answers, in words: what its view says, or the action's label; nil without one.
  func answerText(for view: (any InteractiveView)?) -> String? {
    guard let id = chosenAction else { return nil }
    let label = message.actions.first { $0.id == id }?.label ?? id
    return Sanitizer.line(view?.answerText(of: id, for: self) ?? label)
  }
}

extension CloseReason {
  /// Whether a person has ended the post.
  var isByPerson: Bool {
    switch self {
    case .action, .dismissed, .tapped, .tappedOutside, .swiped: true
    default: false
    }
  }
}
