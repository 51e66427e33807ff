@_spi(Fields) public import PlacardModels
public import PlacardPosting

/// An ended post as recorded in a history file.
public struct HistoryEntry: Sendable, Equatable {
  /// The post's id.
  public var id: String
  /// The arrival number in its manager; several managers may write to one history.
  public var number: Int
  /// Why the post ended.
  public var reason: CloseReason
  /// The chosen action.
  public var action: String?
  /// The time it ended, since its manager started.
  public var at: Duration
  /// The time it ended, as Unix time.
  public var time: Duration
  /// The last message; without text if the history has none.
  public var message: Message
  /// The options, as the program gave them.
  public var options: PostOptions
  /// The names of the posters it was routed to; empty for all.
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

  /// The command that posts it again, with its actions and id; nil without a text.
  public var recalled: PostCommand? {
    guard message.hasText else { return nil }
    var message = message
    message.explicitID = id
    return .post(message, options)
  }
}
