import PlacardAccessibility
import PlacardLayout
public import PlacardModels
import PlacardText

/// A message's actions with the keys that choose them; those that find no space go on below.
public struct ActionRow: Element {
  private let actions: [Message.Action]
  private let isCentered: Bool
  /// The columns of the one row that they have, or nil for as many rows as they need.
  private let space: Int?

  /// Creates a row; without actions it is absent.
  ///
  /// - Parameters:
  ///   - actions: The actions, in order.
  ///   - isCentered: Whether they stand raised in the middle, rather than where writing starts.
  public init(_ actions: [Message.Action], isCentered: Bool = false) {
    self.actions = actions
    self.isCentered = isCentered
    space = nil
  }

  /// Creates a row of the actions that fit into a number of columns, and a mark for the others.
  public init(_ actions: [Message.Action], columns: Int) {
    self.actions = actions
    isCentered = false
    space = columns
  }

  /// Creates a row of those that fit into one line with the headline, its icon and the figures.
  ///
  /// The headline is never sure of more than a half.
  init(besideHeadlineOf post: Post, in environment: ViewEnvironment) {
    let title = PlacardText.columns(of: post.headline ?? "", model: environment.widthModel)
    let figures = post.message.progress.map { ProgressFigures($0).columns(in: environment) + 2 }
    let others = (figures ?? 0) + (post.count > 1 ? 6 : 0)
    self.init(
      post.message.actions,
      columns: environment.columns - min(title + 3, environment.columns / 2) - others - 4)
  }

  /// Returns one node with a target for every action.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    var nodes: [ViewNode] = []
    add(to: &nodes, in: environment)
    return nodes
  }

  /// Adds the one node, if there is any action to be seen.
  func add(to nodes: inout [ViewNode], in environment: ViewEnvironment) {
    if actions.isEmpty { return }
    let keys = ActionKeys.keys(for: actions)
    func button(_ index: Int) -> Button {
      Button(actions[index], key: keys[index], isRaised: isCentered)
    }
    let shown =
      space.map { fitting(actions.indices.map(button), in: $0, environment) } ?? actions.count
    var buttons: [ViewNode] = []
    buttons.reserveCapacity(shown + 1)
    for index in actions.indices.prefix(shown) { button(index).add(to: &buttons, in: environment) }
    let mark = environment.glyphs == .unicode ? "…" : "..."
    if shown < actions.count, space ?? 0 >= mark.count { buttons.append(.label(mark)) }
    if buttons.isEmpty { return }
    nodes.append(
      .row(buttons, gap: 2, justify: isCentered ? .center : .start, wraps: space == nil))
  }

  /// The columns of all actions side by side; 0 without any.
  func columns(in environment: ViewEnvironment) -> Int {
    zip(actions, ActionKeys.keys(for: actions)).reduce(0) { sum, next in
      let button = Button(next.0, key: next.1, isRaised: isCentered)
      return sum + (sum > 0 ? 2 : 0) + button.columns(in: environment)
    }
  }

  /// Whether there are any, and they take no more than a third of the columns.
  func isShort(in environment: ViewEnvironment) -> Bool {
    (1...max(environment.columns / 3, 1)).contains(columns(in: environment))
  }

  /// How many of the buttons fit into one row, with a mark after them if some do not.
  private func fitting(_ buttons: [Button], in space: Int, _ environment: ViewEnvironment) -> Int {
    let mark = environment.glyphs == .unicode ? 1 : 3
    var used = -2
    for (index, button) in buttons.enumerated() {
      used += 2 + button.columns(in: environment)
      let isLast = index == buttons.count - 1
      if used + (isLast ? 0 : 2 + mark) > space { return index }
    }
    return buttons.count
  }
}
