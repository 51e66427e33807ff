public import PlacardAccessibility
public import PlacardModels
public import PlacardViews

/// A list of options of which the user chooses one.
///
/// The arrow keys, Home, End, Page Up and Page Down move the focus; Enter and a tap choose, and the digits 1…9
/// where typing does not filter. Where it does, the list shows the options whose labels contain the typed text,
/// and Backspace widens it again. A list with more options than rows scrolls with the focus.
public struct Choice<Value: Sendable>: Component {
  /// One option of the list.
  public struct Option: Sendable {
    /// The label.
    public var label: String
    /// The value that choosing the option returns.
    public var value: Value

    /// Creates an option.
    public init(_ label: String, _ value: Value) {
      self.label = label
      self.value = value
    }
  }

  /// The title.
  public var title: String
  /// The options, in display order.
  public var options: [Option]
  /// The index of the initially focused option.
  public var initial: Int

  /// Whether typing filters the options; nil for a list of more than nine.
  public var filters: Bool?
  /// The words that the list adds to its title and labels.
  public var words: ChoiceWords

  private var filter = OptionFilter()

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - options: The options; at least one.
  ///   - initial: The index of the initially focused option; clamped.
  ///   - filters: Whether typing filters the options; nil for a list of more than nine.
  ///   - words: The words that the list adds to its title and labels.
  public init(
    _ title: String, _ options: [Option], initial: Int = 0, filters: Bool? = nil,
    words: ChoiceWords = .english
  ) {
    precondition(!options.isEmpty, "A choice needs something to choose; give it an option.")
    self.title = title
    self.options = options
    self.initial = min(max(initial, 0), options.count - 1)
    self.filters = filters
    self.words = words
  }

  /// The title, with one action for each option.
  public var message: Message {
    let hasDigits = !isFiltering
    var message = Message(title)
    message.actions = options.enumerated().map { index, option in
      let key = hasDigits && index < 9 ? "\(index + 1)" : nil
      return Message.Action("\(index + 1)", option.label, key: key)
    }
    return message
  }

  /// The initial option.
  public var firstFocus: FocusTarget.Kind? { .action("\(initial + 1)") }

  /// Returns the title, the filter text, and as many of the matching options as fit.
  public func body(in environment: ViewEnvironment) -> some Element {
    let labels = options.map(\.label)
    ChoiceList(
      title: title, labels: labels, matches: filter.matches(among: labels),
      filter: isFiltering ? filter.editor : nil, words: words,
      mark: isFiltering ? .nothing : .digit, rows: environment.rows,
      target: { .action("\($0 + 1)") }, initial: initial)
  }

  /// Filters the options, and moves among those that match; the actions handle everything else.
  public mutating func handle(
    _ input: ViewInput, focus: FocusTarget.Kind?
  ) -> ComponentResponse<Value> {
    switch input {
    case .choose: return .ignored
    case .paste(let text):
      guard isFiltering else { return .ignored }
      filter.insert(text)
      return refocus(from: index(of: focus))
    case .key(let key):
      let focused = index(of: focus)
      if isFiltering, filter.edit(key) { return refocus(from: focused) }
      return take(key, from: focused)
    }
  }

  /// Returns the value of the option with the action's number.
  public func answer(to action: String) -> Value? {
    index(of: .action(action)).map { options[$0].value }
  }

  private var isFiltering: Bool { filters ?? (options.count > 9) }

  private var matches: [Int] { filter.matches(among: options.lazy.map(\.label)) }

  /// The option that a focus target belongs to.
  private func index(of kind: FocusTarget.Kind?) -> Int? {
    guard case .action(let id)? = kind, let number = Int(id), number > 0,
      number <= options.count
    else { return nil }
    return number - 1
  }

  /// Keeps the focus on an option that matches.
  private func refocus(from focused: Int?) -> ComponentResponse<Value> {
    let matches = matches
    guard let first = matches.first, !(focused.map(matches.contains) ?? false) else {
      return .changed
    }
    return .focus(.action("\(first + 1)"))
  }

  private func take(_ key: ViewKey, from focused: Int?) -> ComponentResponse<Value> {
    let matches = matches
    switch key.code {
    case .up, .down, .left, .right, .tab:
      if filter.isEmpty { return .ignored }
      fallthrough
    case .home, .end, .pageUp, .pageDown:
      let next = OptionFilter.target(of: key, from: focused, among: matches)
      return next.map { .focus(.action("\($0 + 1)")) } ?? .changed
    case .enter:
      guard let focused, !filter.isEmpty else { return .ignored }
      guard matches.contains(focused) else { return .changed }
      return .answered(options[focused].value, action: "\(focused + 1)")
    case .character("1"..."9"): return .ignored
    default: return key.isPrintable ? .changed : .ignored
    }
  }
}

extension Choice where Value == String {
  /// Creates a list of strings.
  public init(
    _ title: String, _ texts: [String], initial: Int = 0, filters: Bool? = nil,
    words: ChoiceWords = .english
  ) {
    self.init(
      title, texts.map { Option($0, $0) }, initial: initial, filters: filters, words: words)
  }
}
