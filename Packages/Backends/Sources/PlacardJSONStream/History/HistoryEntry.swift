@_spi(Fields) public import PlacardModels
public import PlacardPosting

/// A post that has ended, as a history on disk remembers it.
public struct HistoryEntry: Sendable, Equatable {
  /// Its id.
  public var id: String
  /// Its arrival number in the manager that posted it; several managers may write one history.
  public var number: Int
  /// Why it ended.
  public var reason: CloseReason
  /// The action that a person chose.
  public var action: String?
  /// When it ended, since its manager started.
  public var at: Duration
  /// When it ended, since the beginning of 1970 in UTC.
  public var time: Duration
  /// Its last message; without a text when the history has none.
  public var message: Message
  /// How it was to be shown, as the program gave it.
  public var options: PostOptions
  /// The names of the posters that it was meant for, or none when it was meant for all.
  public var routes: [String]

  /// Creates an entry.
  public init(
    id: String, number: Int, reason: CloseReason, action: String? = nil, at: Duration,
    time: Duration, message: Message, options: PostOptions = PostOptions(), routes: [String] = []
  ) {
    self.id = id
    self.number = number
    self.reason = reason
    self.action = action
    self.at = at
    self.time = time
    self.message = message
    self.options = options
    self.routes = routes
  }

  /// What posts the same again, with its actions and under its id; nil without a text.
  public var recalled: PostCommand? {
    guard message.hasText else { return nil }
    var message = message
    message.explicitID = id
    return .post(message, options)
  }
}
