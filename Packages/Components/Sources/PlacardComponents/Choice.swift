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
    ChoiceList(title: title, labels: options.map(\.label), initial: initial)
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
    ChoiceList.index(of: .action(action), among: options.count).map { options[$0].value }
  }
}

extension Choice where Value == String {
  /// Creates a list of texts.
  public init(_ title: String, _ texts: [String], initial: Int = 0) {
    self.init(title, texts.map { Option($0, $0) }, initial: initial)
  }
}
