public import PlacardModels

/// All that a message says: icon, title, body, progress, takeaways, link and actions.
///
/// What is absent takes no room. Everything stands under the title, right of the icon. Where rows
/// are too few the body gives way first, then the link, the takeaways and the progress; the actions
/// never do. In fewer than 8 columns there is only the icon with as much of the title as fits.
public struct MessageContent: Element {
  private let post: Post
  private let spreads: Bool

  /// Creates the content of a post; one that spreads has its count at the far side.
  public init(_ post: Post, spreads: Bool = false) {
    self.post = post
    self.spreads = spreads
  }

  /// Returns one node, or none when the message says nothing.
  public func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    let icon = Icon(of: post.message, in: environment)
    guard environment.columns >= 8 else {
      return Row(gap: 1) {
        icon
        if environment.columns >= 4 { Text(line: headline ?? "").rows(atMost: 1) }
      }.nodes(in: environment)
    }
    return Row(gap: 1) {
      icon
      Column { texts(in: environment) }.grow()
    }.grow().nodes(in: environment)
  }

  private var title: String? {
    post.message.title.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
  }

  private var headline: String? {
    title ?? post.message.body
  }

  @ElementBuilder private func texts(in environment: ViewEnvironment) -> some Element {
    let message = post.message
    Row(gap: spreads ? 1 : 2) {
      if let title {
        Text(line: title).rows(atMost: 3).bold().grow(spreads ? 1 : 0)
      } else {
        bodyText.grow(spreads ? 1 : 0)
      }
      if post.count > 1 {
        Text(line: "\(environment.glyphs == .unicode ? "×" : "x")\(post.count)")
          .foreground(.muted).shrink(0)
      }
    }
    if title != nil { bodyText.dispensable() }
    if let progress = message.progress {
      ProgressLine(progress, paint: .severity(message.severity)).dispensable()
    }
    for takeaway in message.takeaways { Takeaway(text: takeaway).dispensable() }
    if let link = message.link {
      Text(line: link).style(Style(foreground: .accent, attributes: .underline, link: link))
        .dispensable()
    }
    ActionRow(message.actions)
  }

  /// The body, in lines that the eye can follow.
  private var bodyText: some Element {
    Text(post.message.body ?? "").yielding().frame(maxWidth: 100)
  }
}
