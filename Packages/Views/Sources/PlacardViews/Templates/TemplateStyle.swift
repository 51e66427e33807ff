public import PlacardModels

/// Draws posts by a template.
public struct TemplateStyle: MessageStyle {
  /// The template.
  public let template: Template

  /// Creates a view.
  public init(_ template: Template) {
    self.template = template
  }

  /// Where the template says.
  public var alignment: TextAlignment { template.alignment }

  /// That of the template.
  public var margin: Margin { template.margin }

  /// Returns what the template makes of a post.
  public func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    TemplateElement(node: template.body, post: post)
  }

  /// Returns the template's width within the post's own limit.
  public func width(of post: Post, in environment: ViewEnvironment) -> ViewWidth {
    let width = template.width
    let ownMost = post.options.margin == nil ? width.most : width.mostWithMargin ?? width.most
    let most = post.options.maxWidth ?? ownMost
    guard width.hugs else { return .fill(most: most) }
    let least = post.message.progress == nil ? width.least : width.leastWithProgress ?? width.least
    return .hug(least: min(least, most), most: most)
  }
}
