import PlacardLayout
public import PlacardModels

/// All that a message says: icon, title, body, progress, takeaways, link and actions.
///
/// What is absent takes no room. Where rows are too few the body gives way first, then the link, the
/// takeaways and the progress; the actions never do. In fewer than 8 columns there is only the icon
/// with as much of the title as fits.
public struct MessageContent: Element {
  /// Where the parts stand.
  public enum Arrangement: Sendable, Hashable, CaseIterable {
    /// Right of the icon, with the count beside the title.
    case beside
    /// Right of the icon, with the count at the far side.
    case spread
    /// In the middle, below the icon.
    case centered
  }

  private let post: Post
  private let arrangement: Arrangement
  private let hasIcon: Bool
  private let hasActions: Bool
  private let bodyPaint: Paint?

  /// Creates the content of a post.
  ///
  /// - Parameters:
  ///   - post: What is said.
  ///   - arrangement: Where the parts stand.
  ///   - hasIcon: Whether the icon is part of it.
  ///   - hasActions: Whether the actions are part of it.
  ///   - bodyPaint: The colour of the body below a title; nil is that of the surroundings.
  public init(
    _ post: Post, _ arrangement: Arrangement = .beside, hasIcon: Bool = true,
    hasActions: Bool = true, bodyPaint: Paint? = nil
  ) {
    self.post = post
    self.arrangement = arrangement
    self.hasIcon = hasIcon
    self.hasActions = hasActions
    self.bodyPaint = bodyPaint
  }

  /// Returns one node, or none when the message says nothing.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let icon = hasIcon ? Icon(of: post.message, in: environment) : nil
    guard environment.columns >= 8 else {
      return Row(gap: 1) {
        icon
        if environment.columns >= 4 { Text(line: post.headline ?? "").rows(atMost: 1) }
      }.nodes(in: environment)
    }
    if arrangement == .centered {
      return Column {
        Row(justify: .center) { icon }.dispensable()
        texts(in: environment)
      }.grow().nodes(in: environment)
    }
    return Row(gap: 1) {
      icon
      Column { texts(in: environment) }.grow()
    }.grow().nodes(in: environment)
  }

  private var isCentered: Bool { arrangement == .centered }

  @ElementBuilder private func texts(in environment: ViewEnvironment) -> some Element {
    let message = post.message
    let growth = arrangement == .spread ? 1.0 : 0
    Row(gap: arrangement == .beside ? 2 : 1, justify: isCentered ? .center : .start) {
      if let title = post.visibleTitle {
        text(Text(line: title).rows(atMost: 3)).bold().grow(growth)
      } else {
        bodyText.grow(growth)
      }
      CountMark(post)
    }
    if post.visibleTitle != nil {
      bodyText.style(Style(foreground: bodyPaint)).dispensable()
    }
    if let progress = message.progress {
      ProgressLine(progress, paint: .severity(message.severity)).dispensable()
    }
    for takeaway in message.takeaways { Takeaway(text: takeaway).dispensable() }
    if let link = message.link {
      text(Text(line: link))
        .style(Style(foreground: .accent, attributes: .underline, link: link)).dispensable()
    }
    if hasActions {
      ActionRow(message.actions, isCentered: isCentered)
        .padding(top: isCentered && environment.isHigh ? 1 : 0)
    }
  }

  /// The body, in lines that the eye can follow.
  private var bodyText: some Element {
    text(Text(post.message.body ?? "").yielding()).frame(maxWidth: isCentered ? nil : 100)
  }

  private func text(_ text: Text) -> Text {
    isCentered ? text.aligned(.center) : text
  }
}

extension ViewEnvironment {
  /// Whether rows may stay blank.
  var isHigh: Bool { rows.map { $0 >= 10 } ?? true }
}

extension Message {
  /// Whether there is nothing to be drawn below its title.
  var isTitleAlone: Bool {
    body?.allSatisfy(\.isWhitespace) ?? true && progress == nil && takeaways.isEmpty && link == nil
      && actions.isEmpty
  }
}

extension Post {
  /// The title, unless there is nothing in it.
  var visibleTitle: String? {
    message.title.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  /// What is said first.
  var headline: String? {
    visibleTitle ?? message.body
  }

  /// The colour behind it that the message asks for.
  var fill: Paint? {
    message.fill.flatMap { Paint(fill: $0.rawValue) }
  }
}
