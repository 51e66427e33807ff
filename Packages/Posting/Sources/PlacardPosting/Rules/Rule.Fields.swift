extension Rule {
  /// A text property of a message or its options, by its key on the stream.
  ///
  /// `style`, `placement`, `duplicates`, `tap` and `lane` have their effective value even when the
  /// post leaves them nil; any other property that is nil has no text.
  public enum TextField: String, Sendable, Hashable, Codable, CaseIterable {
    case id, title, body, fill, link
    case style, placement, transition, duplicates, tap, tapAction, attention
    case lane, group, tag, app
  }

  /// A Boolean property of a post.
  public enum Predicate: String, Sendable, Hashable, Codable, CaseIterable {
    /// It has actions.
    case hasActions
    /// It has progress.
    case hasProgress
    /// It has takeaways.
    case hasTakeaways
    /// It has an image or an icon of its own.
    case hasImage
    /// It is modal.
    case modal
    /// A key or a close button may dismiss it.
    case dismissible
    /// It may be dragged away.
    case swipe
  }

  /// A numeric property of a post.
  public enum Quantity: String, Sendable, Hashable, Codable, CaseIterable {
    /// Its priority in the queue, higher first.
    case priority
    /// Its maximum width in columns; no value if the option is nil.
    case maxWidth
    /// From the context: the number of live posts in its group, including itself; 0 without a
    /// group.
    case grouped
    /// From the context: the number of earlier live posts in its group.
    case groupIndex
    /// From the context: the number of waiting posts of its lane, without itself.
    case hidden
    /// From the context: its count.
    case count

    /// Whether the value comes from the ``RuleContext``, which is available in the second pass
    /// only.
    var needsContext: Bool {
      switch self {
      case .priority, .maxWidth: false
      case .grouped, .groupIndex, .hidden, .count: true
      }
    }
  }
}
