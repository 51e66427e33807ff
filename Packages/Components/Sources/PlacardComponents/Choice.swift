public import PlacardAccessibility
public import PlacardModels
public import PlacardViews

/// A list of options of which the user chooses one.
///
/// The arrow keys move the focus; Enter, the digits 1…9 and a tap choose. A list with more options than
/// rows scrolls with the focus.
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

  /// Creates a list.
  ///
  /// - Parameters:
  ///   - title: The title.
  ///   - options: The options; at least one.
  ///   - initial: The index of the initially focused option; clamped.
  public init(_ title: String, _ options: [Option], initial: Int = 0) {
    precondition(!options.isEmpty, "A choice needs something to choose; give it an option.")
    self.title = title
    self.options = options
    self.initial = min(max(initial, 0), options.count - 1)
  }

  /// The title, with one action for each option.
  public var message: Message {
    var message = Message(title)
    message.actions = options.enumerated().map { index, option in
      Message.Action("\(index + 1)", option.label, key: index < 9 ? "\(index + 1)" : nil)
    }
    return message
  }

  /// The initial option.
  public var firstFocus: FocusTarget.Kind? { .action("\(initial + 1)") }

  /// Returns the title above as many options as fit.
  public func body(in environment: ViewEnvironment) -> some Element {
    ChoiceList(title: title, labels: options.map(\.label), initial: initial)
  }

  /// Ignores all input: the actions handle it, and arrow keys move between them.
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

  /// Returns the value of the option with the action's number.
  public func answer(to action: String) -> Value? {
    ChoiceList.index(of: .action(action), among: options.count).map { options[$0].value }
  }
}

extension Choice where Value == String {
  /// Creates a list of strings.
  public init(_ title: String, _ texts: [String], initial: Int = 0) {
    self.init(title, texts.map { Option($0, $0) }, initial: initial)
  }
}
