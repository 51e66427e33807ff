public import PlacardModels

/// All that a message says: icon, title, body, progress, takeaways, link and actions.
///
/// What is absent takes no room. Everything stands under the title, right of the icon.
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
    let message = post.message
    let texts = Column {
      heading(in: environment)
      if message.title != nil { Text(message.body ?? "").yielding().frame(maxWidth: 100) }
      if let progress = message.progress {
        ProgressLine(progress, paint: .severity(message.severity))
      }
      for takeaway in message.takeaways { Takeaway(text: takeaway) }
      if let link = message.link {
        Text(line: link).style(
          Style(foreground: .accent, attributes: .underline, link: link))
      }
      ActionRow(message.actions)
    }
    return Row(gap: 1) {
      Icon(of: message, in: environment)
      texts.grow()
    }.grow().nodes(in: environment)
  }

  /// The title, or else the body, with the count beside it.
  private func heading(in environment: ViewEnvironment) -> some Element {
    Row(gap: spreads ? 1 : 2) {
      if let title = post.message.title {
        Text(line: title).rows(atMost: 3).bold().grow(spreads ? 1 : 0)
      } else {
        Text(post.message.body ?? "").yielding().frame(maxWidth: 100).grow(spreads ? 1 : 0)
      }
      if post.count > 1 {
        Text(line: "\(environment.glyphs == .unicode ? "×" : "x")\(post.count)")
          .foreground(.muted).shrink(0)
      }
    }
  }
}

/// A recommended next step.
struct Takeaway: Element {
  let text: String

  func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    Row(gap: 1) {
      Text(line: environment.glyphs == .unicode ? "→" : ">").foreground(.accent).shrink(0)
      Text(text).grow()
    }.nodes(in: environment)
  }
}
