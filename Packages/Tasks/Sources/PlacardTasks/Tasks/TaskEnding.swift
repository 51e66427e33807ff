import PlacardModels

/// How work ended, in words for the person.
enum TaskEnding: Sendable {
  /// With the message that is shown of it, or none.
  case success(Message?)
  /// With an error that stays.
  case failure(Message)
  /// With a calm message that expires.
  ///
  /// `isStated` is false where nobody said so: the handle was released, or the loop was left.
  case cancellation(Message, isStated: Bool)

  var isFailure: Bool {
    if case .failure = self { true } else { false }
  }

  /// How the progress tree counts it.
  var outcome: ProgressTree.Outcome {
    switch self {
    case .success: .done
    case .failure: .failed
    case .cancellation: .cancelled
    }
  }

  /// Whether it is posted even when the running message was never shown.
  var isSaidUnseen: Bool {
    switch self {
    case .success, .failure: true
    case .cancellation(_, let isStated): isStated
    }
  }

  /// The message that takes the place of the running one, under the same id.
  ///
  /// A severity that was left at `info` becomes that of the ending.
  func message(withID id: String?) -> Message? {
    let (message, severity): (Message?, Severity) =
      switch self {
      case .success(let message): (message, .success)
      case .failure(let message): (message, .error)
      case .cancellation(let message, _): (message, .info)
      }
    guard var message else { return nil }
    if message.severity == .info { message.severity = severity }
    message.explicitID = id
    return message
  }
}
