/// A question that is answered with a line of text, where nothing can be drawn and keys are not read one by one.
public struct LinePrompt: Sendable, Equatable {
  /// One option of a question.
  public struct Option: Sendable, Equatable {
    /// The label.
    public var label: String
    /// The key that chooses it, shown before its label; nil for its number.
    public var key: String?
    /// A name that chooses it too, such as the id of an action; nil for none.
    public var name: String?

    /// Creates an option.
    public init(_ label: String, key: String? = nil, name: String? = nil) {
      self.label = label
      self.key = key
      self.name = name
    }
  }

  /// How the line is read.
  public enum Kind: Sendable, Equatable {
    /// One of the options; an empty line gives the option at the index, if there is one.
    case one(default: Int?)
    /// Any number of the options, separated by commas; an empty line gives those at the indices.
    case several(default: [Int])
    /// A text; an empty line gives the default.
    case text(default: String)
    /// A text that is not shown while it is typed; an empty line gives what the question keeps, if it has a default.
    case secret(hasDefault: Bool)
  }

  /// What is asked for, where the title of the question does not say it: the label of a form's field.
  public var label: String
  /// The options, in display order.
  public var options: [Option]
  /// How the line is read.
  public var kind: Kind

  /// Creates a question.
  ///
  /// - Parameters:
  ///   - kind: How the line is read.
  ///   - label: What is asked for, where the title of the question does not say it.
  ///   - options: The options, in display order; a default of the kind is an index of them.
  public init(_ kind: Kind, label: String = "", options: [Option] = []) {
    self.label = label
    self.options = options
    self.kind = kind
  }

  /// Whether what is typed is not shown.
  public var isSecret: Bool {
    if case .secret = kind { true } else { false }
  }
}

/// What a line of text answers to a ``LinePrompt``.
public enum LineAnswer: Sendable, Equatable {
  /// The index of an option.
  case option(Int)
  /// The indices of options, ascending and each once.
  case options([Int])
  /// A text.
  case text(String)
}

/// What follows from an answer to a ``LinePrompt``.
public enum LineReaction: Sendable, Equatable {
  /// Something else is asked: what the view's prompt is now.
  case next
  /// The answer is refused; the text says why in one sentence.
  case refused(String)
  /// An action of the message is chosen.
  case action(String)
}
