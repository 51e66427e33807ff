import PlacardLayout

let stack = StackView(.row) {
  Item(content: Size(width: 20, height: 1)).grow(1)
  Item(width: 12, height: 3)
}
.alignItems(.center).padding(1)

for frame in stack.layout(in: Size(width: 80, height: 24), mode: .adjustHeight) {
  print(frame.cell)
}
