import PlacardLayout

/// A recommended next step; a blank one is absent.
struct Takeaway: Element {
  let text: String

  func nodes(in environment: ViewEnvironment) -> [ViewNode] {
    if text.isBlank { return [] }
    let side = environment.isMirrored ? "left" : "right"
    let arrow = environment.glyphs.sign(named: side) ?? ">"
    return Row(gap: 1) {
      Text(line: arrow).foreground(.accent).shrink(0)
      Text(text).grow()
    }.nodes(in: environment)
  }
}
