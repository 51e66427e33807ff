import PlacardLayout
import PlacardModels

/// The view `card`: a box with a rounded border in the severity's colour that hugs what it says.
///
/// ```text
/// ╭──────────────────────────╮
/// │ ✗ Build failed        ×3 │
/// │   3 errors in Layout     │
/// ╰──────────────────────────╯
/// ```
struct CardLayout: MessageStyle {
  /// The most columns, where the option `maxWidth` does not say.
  var maxWidth: Int
  /// The minimum width in columns, where the place is that wide.
  var minWidth: Int
  /// The cells kept free around it, where its options say nothing.
  var margin: Margin

  /// Creates the view; a column is the 10 points that SwiftMessages keeps free, of which a row has 16.
  init(
    maxWidth: Int = 60, minWidth: Int = 24,
    margin: Margin = Margin(leading: 1, trailing: 1, collapses: true)
  ) {
    self.maxWidth = maxWidth
    self.minWidth = minWidth
    self.margin = margin
  }

  /// Returns a border round the icon and all that the message says; without one in less than 12 columns or 3 rows.
  func body(of post: Post, in environment: ViewEnvironment) -> some Element {
    Card(content: MessageContent(post, .spread))
  }

  /// Returns a width that hugs the content, and leaves a bar space to be read.
  func width(of post: Post, in environment: ViewEnvironment) -> ViewWidth {
    let most = post.options.maxWidth ?? maxWidth
    let least = post.message.progress == nil ? minWidth : 40
    return .hug(least: min(least, most), most: most)
  }
}

/// What a message says in a box, made without elements in between.
struct Card: Element {
  let content: MessageContent
  /// The side without a line.
  var openSide: Border.OpenSide?

  func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    var nodes = content.nodes(in: environment)
    guard !nodes.isEmpty else { return nodes }
    let fill = content.post.fill(in: environment)
    if environment.columns >= 12, environment.rows ?? .max > 2 {
      nodes[0].makeSpace()
      nodes[0].addPadding(top: 0, bottom: 0, leading: 1, trailing: 1)
      nodes[0].addLine(
        ViewNode.Outline(
          border: fill == nil ? .rounded : .soft, paint: .severity(content.post.message.severity),
          corners: .all, openSide: openSide))
    }
    nodes[0].fill = fill ?? nodes[0].fill
    return nodes
  }
}
