import PlacardModels

/// How work ended, as the person is told.
enum TaskEnding: Sendable {
  /// With the message that is shown of it, or none.
  case success(Message?)
  case failure(Message)

  var isFailure: Bool {
    if case .failure = self { true } else { false }
  }

  /// The message that takes the place of the running one, under the same id.
  ///
  /// A severity that was left at `info` becomes that of the ending.
  func message(withID id: String?) -> Message? {
    let (message, severity): (Message?, Severity) =
      switch self {
      case .success(let message): (message, .success)
      case .failure(let message): (message, .error)
      }
    guard var message else { return nil }
    if message.severity == .info { message.severity = severity }
    message.explicitID = id
    return message
  }
}
