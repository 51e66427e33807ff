public import PlacardAccessibility
@_spi(Ordering) public import PlacardModels
public import PlacardViews

/// A list of options of which the user chooses any number.
///
/// Space and a tap choose an option or take it back, `a` all of them where typing does not filter; Enter submits.
/// The arrow keys, Home, End, Page Up and Page Down move among the options, Tab goes on to the buttons. Typing
/// filters as in a ``Choice``; options that the filter hides stay chosen.
public struct MultipleChoice<Value: Sendable>: Component {
  /// One option of the list.
  public typealias Option = Choice<Value>.Option

  /// The title.
  public var title: String
  /// The options, in display order.
  public let options: [Option]
  /// The minimum number of chosen options.
  public var minimum: Int
  /// The maximum number of chosen options; nil for all.
  public var maximum: Int?
  /// Whether typing filters the options; nil for a list of more than nine.
  public var filters: Bool?
  /// The labels of the two actions, `ok` and `cancel`.
  public var labels: (ok: String, cancel: String)
  /// The words that the list adds to its title and labels.
  public var words: ChoiceWords

  /// The indices of the chosen options.
  private var chosen: Set<Int>
  private var filter = OptionFilter()
  private var complaint: String?

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - options: The options; at least one.
  ///   - chosen: The indices of the options that are chosen at first; others are ignored.
  ///   - minimum: The minimum number of chosen options; clamped to 0…the number of options.
  ///   - maximum: The maximum number of chosen options, or nil for all; at least the minimum.
  ///   - filters: Whether typing filters the options; nil for a list of more than nine.
  ///   - labels: The labels of the two actions.
  ///   - words: The words that the list adds to its title and labels.
  public init(
    _ title: String, _ options: [Option], chosen: Set<Int> = [], minimum: Int = 0,
    maximum: Int? = nil, filters: Bool? = nil,
    labels: (ok: String, cancel: String) = ("OK", "Cancel"), words: ChoiceWords = .english
  ) {
    precondition(!options.isEmpty, "A choice needs something to choose; give it an option.")
    self.title = title
    self.options = options
    let least = min(max(minimum, 0), options.count)
    self.minimum = least
    self.maximum = maximum.map { max($0, least) }
    self.filters = filters
    self.labels = labels
    self.words = words
    self.chosen = chosen.filter(options.indices.contains)
  }

  /// The title with its two actions; the options are no actions, since one does not answer.
  public var message: Message { Message(asking: title, labels: labels) }

  /// Returns the options and the two actions.
  public func focusTargets(in words: AnnouncementWords) -> [FocusTarget] {
    options.enumerated().map { index, option in
      let label = chosen.contains(index) ? "\(option.label), \(self.words.chosen)" : option.label
      return FocusTarget(Self.target(index), label: label)
    } + .answers(labels)
  }

  /// Returns the title, the filter text, as many of the matching options as fit, what is wrong with the number
  /// of chosen ones, and the actions.
  public func body(in environment: ViewEnvironment) -> some Element {
    let optionLabels = options.map(\.label)
    let rows = environment.rows ?? .max
    let hasButtons = rows > 1
    let complaint = rows > 2 ? complaint : nil
    let others = (hasButtons ? 1 : 0) + (complaint == nil ? 0 : 1)
    ChoiceList(
      title: title, labels: optionLabels, matches: filter.matches(among: optionLabels),
      filter: isFiltering ? filter.editor : nil, words: words, mark: .check(chosen),
      rows: environment.rows.map { $0 - others }, target: { Self.target($0) }, initial: 0)
    if let complaint { Text(line: complaint).rows(atMost: 1).foreground(.error) }
    if hasButtons { ButtonRow(actions: message.actions) }
  }

  /// Chooses options, filters them, and moves among those that match; Enter submits.
  public mutating func handle(
    _ input: ViewInput, focus: FocusTarget.Kind?
  ) -> ComponentResponse<[Value]> {
    switch input {
    case .choose(.action("ok")): return submit()
    case .choose(let kind):
      guard let index = index(of: kind) else { return .ignored }
      toggle(index)
      return .focus(kind)
    case .paste(let text):
      guard isFiltering else { return .ignored }
      filter.insert(text)
      return refocus(from: focus)
    case .key(let key): return take(key, focus)
    }
  }

  /// Asks for the options by their numbers or labels.
  public var linePrompt: LinePrompt? {
    LinePrompt(
      .several(default: Array(chosen).ordered()),
      options: options.map { LinePrompt.Option($0.label) })
  }

  /// Submits the options, unless they are too few or too many.
  public mutating func take(_ answer: LineAnswer) -> LineResponse<[Value]> {
    guard case .options(let indices) = answer else { return .next }
    if let complaint = problem(of: Set(indices)) { return .refused(complaint) }
    chosen = Set(indices)
    return .answered(indices.map { options[$0].value }, action: "ok")
  }

  /// Returns the values of the chosen options in display order; nil if the list was cancelled, or if too few or
  /// too many are chosen.
  public func answer(to action: String) -> [Value]? {
    guard action == "ok", problem(of: chosen) == nil else { return nil }
    return Array(chosen).ordered().map { options[$0].value }
  }

  /// The labels of the chosen options, in display order.
  public func answerText(_ answer: [Value]) -> String? {
    chosen.isEmpty
      ? words.nothing : Array(chosen).ordered().map { options[$0].label }.joined(separator: ", ")
  }
}

extension MultipleChoice {
  private var isFiltering: Bool { filters ?? (options.count > 9) }

  private var matches: [Int] { filter.matches(among: options.lazy.map(\.label)) }

  private static func target(_ index: Int) -> FocusTarget.Kind { .custom("\(index + 1)") }

  /// The option that a focus target belongs to.
  private func index(of kind: FocusTarget.Kind?) -> Int? {
    guard case .custom(let id)? = kind, let number = Int(id), number > 0, number <= options.count
    else { return nil }
    return number - 1
  }

  /// What is wrong with the number of chosen options.
  private func problem(of chosen: Set<Int>) -> String? {
    if chosen.count < minimum { return words.atLeast(minimum) }
    guard let maximum, chosen.count > maximum else { return nil }
    return words.atMost(maximum)
  }

  private mutating func take(
    _ key: ViewKey, _ focus: FocusTarget.Kind?
  ) -> ComponentResponse<[Value]> {
    let focused = index(of: focus)
    switch key.code {
    case .character(" ") where !key.control && !key.alt:
      guard let focused else { return .ignored }
      if matches.contains(focused) { toggle(focused) }
      return .changed
    case .character("a") where !isFiltering && !key.control && !key.alt:
      let all = Set(options.indices)
      choose(chosen == all ? [] : all)
      return .changed
    case .enter: return focused == nil && focus != .action("ok") ? .ignored : submit()
    default: break
    }
    if isFiltering, filter.edit(key) { return refocus(from: focus) }
    return move(key, from: focus) ?? (key.isPrintable ? .changed : .ignored)
  }

  /// Chooses an option or takes it back.
  private mutating func toggle(_ index: Int) {
    choose(chosen.symmetricDifference([index]))
  }

  /// Chooses options, unless there are more of them than the maximum and than before.
  private mutating func choose(_ options: Set<Int>) {
    if let maximum, options.count > max(maximum, chosen.count) {
      complaint = words.atMost(maximum)
    } else {
      (chosen, complaint) = (options, nil)
    }
  }

  private mutating func submit() -> ComponentResponse<[Value]> {
    complaint = problem(of: chosen)
    return answer(to: "ok").map { .answered($0, action: "ok") } ?? .changed
  }

  /// Keeps the focus on an option that matches.
  private func refocus(from focus: FocusTarget.Kind?) -> ComponentResponse<[Value]> {
    let matches = matches
    guard let first = matches.first, !(index(of: focus).map(matches.contains) ?? false) else {
      return .changed
    }
    return .focus(Self.target(first))
  }

  /// Moves the focus among the matches and the two actions; nil for a key that does not.
  private func move(_ key: ViewKey, from focus: FocusTarget.Kind?) -> ComponentResponse<[Value]>? {
    let (ok, cancel) = (FocusTarget.Kind.action("ok"), FocusTarget.Kind.action("cancel"))
    let matches = matches
    let (first, last) = (
      matches.first.map(Self.target) ?? ok, matches.last.map(Self.target) ?? cancel
    )
    let isTab = key.code == .tab
    switch key.code {
    case .tab where !key.shift, .down, .right:
      if focus == ok { return .focus(cancel) }
      if focus == cancel { return .focus(first) }
      if isTab || focus == last || matches.isEmpty { return .focus(ok) }
    case .tab, .up, .left:
      if focus == ok { return .focus(last) }
      if focus == cancel { return .focus(ok) }
      if isTab || focus == first || matches.isEmpty { return .focus(cancel) }
    default: break
    }
    return OptionFilter.target(of: key, from: index(of: focus), among: matches)
      .map { .focus(Self.target($0)) }
  }
}

extension MultipleChoice where Value == String {
  /// Creates a list of strings.
  public init(
    _ title: String, _ texts: [String], chosen: Set<Int> = [], minimum: Int = 0,
    maximum: Int? = nil, filters: Bool? = nil,
    labels: (ok: String, cancel: String) = ("OK", "Cancel"), words: ChoiceWords = .english
  ) {
    self.init(
      title, texts.map { Option($0, $0) }, chosen: chosen, minimum: minimum, maximum: maximum,
      filters: filters, labels: labels, words: words)
  }
}
