public import PlacardAccessibility
public import PlacardModels
public import PlacardViews

/// A list from which one thing is chosen.
///
/// Arrows move, Enter chooses, and so do the digits 1…9 and a tap. More options than there are rows for
/// move with the focus.
public struct Choice<Value: Sendable>: Component {
  /// One thing that can be chosen.
  public struct Option: Sendable {
    /// What the person reads.
    public var label: String
    /// What it stands for.
    public var value: Value

    /// Creates an option.
    public init(_ label: String, _ value: Value) {
      self.label = label
      self.value = value
    }
  }

  /// What is asked.
  public var title: String
  /// What can be chosen, in order.
  public var options: [Option]
  /// The option that has the focus at first.
  public var initial: Int

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - title: What is asked.
  ///   - options: What can be chosen; at least one.
  ///   - initial: The option that has the focus at first; another number is the nearest.
  public init(_ title: String, _ options: [Option], initial: Int = 0) {
    precondition(!options.isEmpty, "A choice needs something to choose; give it an option.")
    self.title = title
    self.options = options
    self.initial = min(max(initial, 0), options.count - 1)
  }

  /// The title, with an action for every option.
  public var message: Message {
    var message = Message(title)
    message.actions = options.enumerated().map { index, option in
      Message.Action("\(index + 1)", option.label, key: index < 9 ? "\(index + 1)" : nil)
    }
    return message
  }

  /// The initial option.
  public var firstFocus: FocusTarget.Kind? { .action("\(initial + 1)") }

  /// Returns the title above the options that there is room for.
  public func body(in environment: ViewEnvironment) -> some Element {
    let focused = index(of: environment.focus) ?? initial
    let window = window(around: focused, in: environment)
    Text(line: title).rows(atMost: window.count < options.count ? 1 : 2).bold()
    if window.lowerBound > 0 { more("up", in: environment) }
    for index in window {
      Row(gap: 1) {
        digit(of: index)
        Text(line: options[index].label).rows(atMost: 1).grow()
      }.target(.action("\(index + 1)"))
    }
    if window.upperBound < options.count { more("down", in: environment) }
  }

  /// Leaves everything to the actions, which arrows move over.
  public mutating func handle(
    _ input: ViewInput, focus: FocusTarget.Kind?
  ) -> ComponentResponse<Value> {
    guard case .key(let key) = input else { return .ignored }
    switch key.code {
    case .home: return .focus(.action("1"))
    case .end: return .focus(.action("\(options.count)"))
    default: return .ignored
    }
  }

  /// Returns what the option of a number stands for.
  public func answer(to action: String) -> Value? {
    index(of: .action(action)).map { options[$0].value }
  }

  private func index(of kind: FocusTarget.Kind?) -> Int? {
    guard case .action(let id)? = kind, let number = Int(id) else { return nil }
    return options.indices.contains(number - 1) ? number - 1 : nil
  }

  /// The options that are seen: all of them, or as many as fit with the focused one among them.
  private func window(around focused: Int, in environment: ViewEnvironment) -> Range<Int> {
    let room = max((environment.rows ?? .max) - 5, 1)
    guard options.count > room else { return options.indices }
    let start = min(max(focused - room / 2, 0), options.count - room)
    return start..<start + room
  }

  /// The digit that chooses an option, or the room for it.
  private func digit(of index: Int) -> Canvas {
    let span = Span(index < 9 ? "\(index + 1)" : " ", Style(foreground: .muted))
    return Canvas(columns: 1, rows: 1) { _, _ in [[span]] }
  }

  private func more(_ way: String, in environment: ViewEnvironment) -> ModifiedElement<Text> {
    Text(line: environment.glyphs.sign(named: way) ?? "").foreground(.muted)
  }
}

extension Choice where Value == String {
  /// Creates a list of texts.
  public init(_ title: String, _ texts: [String], initial: Int = 0) {
    self.init(title, texts.map { Option($0, $0) }, initial: initial)
  }
}
