import PlacardModels

extension TaskWords {
  /// How work ended that threw an error: cancelled if it or its task was, else failed.
  ///
  /// - Parameters:
  ///   - error: What was thrown. Where the task was cancelled, any error counts as its consequence,
  ///     and one that is no `CancellationError` is the body of the message.
  ///   - title: What the work was called at last.
  ///   - failure: The message of a failure; nil for the title and the error.
  /// - Returns: The ending, in words for the person.
  func ending(
    of error: any Error, title: String?, failure: @autoclosure () -> Message? = nil
  ) -> TaskEnding {
    let isCancellation = error is CancellationError
    if isCancellation || Task.isCancelled {
      return cancellation(of: title, body: isCancellation ? nil : "\(error)", isStated: true)
    }
    return .failure(
      failure() ?? Message(title: Self.join(failed, title), body: "\(error)"))
  }

  /// How work ended that was cancelled.
  func cancellation(of title: String?, body: String? = nil, isStated: Bool) -> TaskEnding {
    .cancellation(Message(title: Self.join(cancelled, title), body: body), isStated: isStated)
  }

  private static func join(_ word: String, _ title: String?) -> String {
    [word, title].compactMap(\.self).joined(separator: ": ")
  }
}
