extension Message {
  /// Creates a message from an error: the first line of its description is the title, the rest the
  /// body.
  ///
  /// The id is made of the error's type and description. A `CancellationError` is not an error to
  /// the user: its message is the information "Cancelled".
  ///
  /// - Parameter error: Any error; for one without a description the title is its type.
  public init(describing error: any Error) {
    let type = String(describing: type(of: error))
    let description = error is CancellationError ? "Cancelled" : "\(error)"
    let lines = description.split(
      maxSplits: 1, omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    let (title, body) = (lines.first.map(String.init) ?? "", lines.dropFirst().last)
    self.init(
      title.isEmpty ? type : title, body: body.map(String.init).unlessEmpty,
      severity: error is CancellationError ? .info : .error,
      id: Self.id(type: type, description: description))
  }

  private static func id(type: String, description: String) -> String {
    var digest = ContentDigest()
    digest.combine(type)
    digest.combine(description)
    return digest.text
  }
}
