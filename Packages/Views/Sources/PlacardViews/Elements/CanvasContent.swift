/// What a canvas wants and draws.
struct CanvasContent: Sendable {
  let columns: Int
  let rows: Int
  let draw: @Sendable (_ columns: Int, _ rows: Int) -> [[Span]]
}
