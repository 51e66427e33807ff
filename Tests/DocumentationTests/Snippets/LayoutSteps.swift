import PlacardLayout

func cardStepByStep(words: LayoutSketch.Flow, note: Size?, labels: [String]) -> StackView {
  // snippet
  var card = StackView(.row, items: []).gap(1).padding(vertical: 0, horizontal: 1)
  card.addItem(Item(width: 2, height: 1).named("icon"))
  card.addStackView {
    $0.style.grow = 1
    $0.style.shrink = 1
    $0.addItem(Item { space in words.size(in: space) }.named("title"))
    if let note { $0.addItem(Item(content: note).marginTop(1)) }
  }
  for label in labels {
    card.addItem(Item(width: .cells(label.count + 2), height: 1).alignSelf(.end))
  }
  card.insertItem(Item(width: 1).hidden(), before: "icon")
  // end
  return card
}
