import PlacardInspection
import PlacardLayout

func printReasons(of row: StackView, _ write: (String) -> Void) {
  func print(_ value: some CustomStringConvertible) { write(value.description) }
  // snippet
  let explanation = row.explain(in: Size(width: 20, height: 3))
  print(explanation)
  print(explanation.frames.picture())
  // end
}
