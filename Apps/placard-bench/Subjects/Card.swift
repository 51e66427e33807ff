import Placard
import PlacardLayout

/// The message card of eight nodes: an icon, a title, a body and two buttons.
enum Card {
  /// The card as a stack view, created at each use.
  static var stack: StackView {
    StackView(.row) {
      Item(width: 2, height: 1).marginRight(1)
      StackView {
        Item(content: Size(width: 23, height: 1))
        Item(measure: body)
        StackView(.row) {
          Item(content: Size(width: 10, height: 1)).padding(horizontal: 1)
          Item(content: Size(width: 5, height: 1)).padding(horizontal: 1)
        }.justify(.end).columnGap(2).marginTop(1)
      }.grow(1).shrink(1)
    }.padding(vertical: 1, horizontal: 2)
  }

  /// The style of the card itself.
  static let rootStyle: LayoutStyle = {
    var style = LayoutStyle()
    style.direction = .row
    style.padding = Edges(top: 1, left: 2, bottom: 1, right: 2)
    return style
  }()

  /// The same as a layout tree.
  static func tree() -> LayoutTree {
    var tree = LayoutTree()
    let root = tree.addNode(rootStyle)
    var style = LayoutStyle()
    style.width = 2
    style.height = 1
    style.margin.right = 1
    tree.addNode(style, to: root)
    style = LayoutStyle()
    style.grow = 1
    style.shrink = 1
    let texts = tree.addNode(style, to: root)
    tree.addNode(to: texts) { _ in Size(width: 23, height: 1) }
    tree.addNode(to: texts, measure: body)
    style = LayoutStyle()
    style.direction = .row
    style.justify = .end
    style.columnGap = 2
    style.margin.top = 1
    let buttons = tree.addNode(style, to: texts)
    style = LayoutStyle()
    style.padding.left = 1
    style.padding.right = 1
    tree.addNode(style, to: buttons) { _ in Size(width: 10, height: 1) }
    tree.addNode(style, to: buttons) { _ in Size(width: 5, height: 1) }
    return tree
  }

  /// 62 letters in words of at most 9.
  private static let body: Measure = { proposal in
    let width = min(62, max(9, proposal.width.rounded(.down)))
    return Size(width: width, height: (62 / width).rounded(.up))
  }
}
