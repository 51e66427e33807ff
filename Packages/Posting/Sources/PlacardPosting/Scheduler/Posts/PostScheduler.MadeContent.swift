@_spi(Fields) import PlacardModels

extension PostScheduler {
  /// The made content of a deferred post, with the pending changes applied.
  struct MadeContent: Sendable {
    private(set) var message: Message
    /// The number of applied and skipped changes.
    let changeCount: Int
    /// The number of changes that were skipped because they would have removed the last text.
    private(set) var textlessCount = 0

    /// Applies changes to the made content; calls client code.
    init(_ made: Message, applying changes: [PostChange]) {
      message = made
      changeCount = changes.count
      for change in changes {
        var (changed, options) = (message, PostOptions())
        change.apply(to: &changed, &options)
        if message.hasText, !changed.hasText { textlessCount += 1 } else { message = changed }
      }
    }
  }
}
