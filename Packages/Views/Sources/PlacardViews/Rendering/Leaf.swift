import PlacardText

/// What a node needs to be measured and drawn, made once.
enum Leaf: Sendable {
  case none
  case text(TextLeaf)
  case canvas(CanvasContent)

  init(_ content: ViewNode.Content, model: WidthModel) {
    self =
      switch content {
      case .empty, .children: .none
      case .text(let text): .text(TextLeaf(text, model: model))
      case .canvas(let canvas): .canvas(canvas)
      }
  }
}
