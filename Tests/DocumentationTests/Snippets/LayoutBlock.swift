import PlacardLayout

func cardAsBlock(
  words: LayoutSketch.Flow, note: Size?, labels: [String]
) -> (StackView, Frames, CellRect?) {
  // snippet
  let card = StackView(.row) {
    Item(width: 2, height: 1).named("icon")
    StackView {
      Item { space in words.size(in: space) }.named("title")
      if let note { Item(content: note).marginTop(1) }
    }.grow(1).shrink(1)
    for label in labels {
      Item(width: .cells(label.count + 2), height: 1).alignSelf(.end)
    }
  }.gap(1).padding(vertical: 0, horizontal: 1)

  let frames = card.layout(in: Size(width: 40, height: .unbounded))
  let title = frames["title"]?.cell
  // end
  return (card, frames, title)
}
