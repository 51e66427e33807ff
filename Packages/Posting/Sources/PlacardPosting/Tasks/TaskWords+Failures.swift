import PlacardModels

extension TaskWords {
  /// What is said of work that failed and has no words of its own for it.
  func failure(_ error: any Error, of title: String?) -> Message {
    if error is CancellationError { return cancellation(of: title) }
    return Message(title: Self.join(failed, title), body: "\(error)")
  }

  /// What is said of work that was cancelled.
  func cancellation(of title: String?) -> Message {
    Message(title: Self.join(cancelled, title), body: nil)
  }

  private static func join(_ word: String, _ title: String?) -> String {
    [word, title].compactMap(\.self).joined(separator: ": ")
  }
}
