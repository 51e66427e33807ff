extension Rule {
  /// A text of a message or its options, by the key that it has on the stream.
  ///
  /// Of `style`, `placement`, `duplicates`, `tap` and `lane` it is what holds for the post, even
  /// when it leaves them open; everything else has no text while it is open.
  public enum TextField: String, Sendable, Hashable, Codable, CaseIterable {
    case id, title, body, fill, link
    case style, placement, transition, duplicates, tap, tapAction, attention
    case lane, group, tag, app
  }

  /// Something that a post has or has not.
  public enum Predicate: String, Sendable, Hashable, Codable, CaseIterable {
    /// A person may choose an action.
    case hasActions
    /// It tells how far some work has come.
    case hasProgress
    /// It recommends next steps.
    case hasTakeaways
    /// It has a picture or a sign of its own.
    case hasImage
    /// It keeps input from what is behind it.
    case modal
    /// A key or a close button may dismiss it.
    case dismissible
    /// It may be dragged away.
    case swipe
  }

  /// A number that belongs to a post.
  public enum Quantity: String, Sendable, Hashable, Codable, CaseIterable {
    /// Its place in the waiting queue, higher first.
    case priority
    /// The most columns that it takes; unknown while it leaves that open.
    case maxWidth
    /// A fact: how many live posts share its group, itself among them; 0 without a group.
    case grouped
    /// A fact: how many live posts of its group came before it.
    case groupIndex
    /// A fact: how many posts of its lane wait out of sight, itself not among them.
    case hidden
    /// A fact: how many posts it stands for.
    case count

    /// Whether it is only known once the first pass is over.
    var isFact: Bool {
      switch self {
      case .priority, .maxWidth: false
      case .grouped, .groupIndex, .hidden, .count: true
      }
    }
  }
}
