public import PlacardModels

extension Message {
  /// Whether it may end by itself under an automatic duration.
  ///
  /// Never with an action, with a critical urgency, as an error, or while its progress runs.
  ///
  /// - Note: Source: WCAG 2.2.1, timing adjustable.
  public var expiresByItself: Bool {
    actions.isEmpty && urgency != .critical && severity != .error && progress?.isRunning != true
  }
}
