@_spi(Fields) import PlacardModels

extension PostScheduler {
  /// A deferred content that has been made, with the changes that were asked for meanwhile.
  struct MadeContent: Sendable {
    private(set) var message: Message
    /// How many changes are in it.
    let changeCount: Int
    /// How many of them were left out because they would have taken away the last text.
    private(set) var textlessCount = 0

    /// Applies changes to what was made; calls code of others.
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
