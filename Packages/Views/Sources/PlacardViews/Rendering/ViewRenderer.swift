public import PlacardModels

/// Turns views into drawings for one environment.
///
/// It is a value without state, and every drawing is a pure function of what is given. At any size,
/// 1 × 1 included, the result is defined: what does not fit is left out.
public struct ViewRenderer: Sendable, Equatable {
  /// The environment to draw for.
  public var environment: ViewEnvironment

  /// Creates a renderer for an environment.
  public init(_ environment: ViewEnvironment) {
    self.environment = environment
  }

  /// Returns the drawing of a post in a style.
  ///
  /// It follows the appearance that the post's options ask for. A message whose first letter is of a script that is written from right to left is mirrored.
  ///
  /// - Complexity: Linear in the text and in the number of elements.
  public func draw(_ style: some MessageStyle, of post: Post) -> DrawList {
    let viewEnvironment = viewEnvironment(of: post)
    let shadow = viewEnvironment.configuration.hasShadow && viewEnvironment.canCastShadow ? 1 : 0
    let width = style.width(of: post, in: viewEnvironment).atLeast(
      viewEnvironment.leastColumns + shadow)
    var inner = viewEnvironment
    inner.columns = min(viewEnvironment.columns, width.most)
    return ViewRenderer(viewEnvironment).draw(style.body(of: post, in: inner), width: width)
  }

  /// Returns the columns that a post takes in a style by itself, without its shadow; nil for one that does not hug its
  /// content, or stands in the middle, so that it shares its width with no other.
  ///
  /// - Complexity: Linear in the text and in the number of elements.
  @_spi(Stacks) public func sharedColumns(_ style: some MessageStyle, of post: Post) -> Int? {
    var viewEnvironment = viewEnvironment(of: post)
    viewEnvironment.leastColumns = 1
    let width = style.width(of: post, in: viewEnvironment)
    guard width.hugs, style.alignment != .center else { return nil }
    var inner = viewEnvironment
    inner.columns = min(viewEnvironment.columns, width.most)
    let nodes = style.body(of: post, in: inner).nodes(in: inner)
    guard !nodes.isEmpty else { return nil }
    return Drawing(.joining(nodes), in: inner).columns(width)
  }

  /// The environment with the writing direction and the appearance of a post.
  private func viewEnvironment(of post: Post) -> ViewEnvironment {
    var viewEnvironment = environment.following(post.options.appearance)
    viewEnvironment.writingDirection = post.writingDirection ?? environment.writingDirection
    return viewEnvironment
  }

  /// Returns the drawing of content that draws itself.
  ///
  /// - Complexity: Linear in the text and in the number of elements.
  public func draw(_ view: some MessageView) -> DrawList {
    let width = view.width(in: environment)
    var inner = environment
    inner.columns = min(environment.columns, width.most)
    return draw(view.body(in: inner), width: width)
  }

  /// Returns the drawing of an element.
  public func draw(_ element: some Element, width: ViewWidth = .fill()) -> DrawList {
    var inner = environment
    inner.columns = min(environment.columns, width.most)
    var nodes = element.nodes(in: inner)
    if environment.isRaised { nodes = nodes.raised(in: inner) }
    if width.hugs, environment.configuration.hasShadow { nodes = nodes.shadowed(in: inner) }
    guard !nodes.isEmpty else { return DrawList() }
    var drawing = Drawing(.joining(nodes), in: inner)
    let size = drawing.layout(width)
    if let most = environment.rows, size.rows > max(most, 1) {
      drawing.yield(rows: size.rows - max(most, 1))
      _ = drawing.layout(width)
    }
    return drawing.paint(rows: environment.rows.map { max($0, 1) } ?? .max)
  }
}
