/// What a canvas wants and draws.
struct CanvasContent: Sendable {
  let columns: Int
  let rows: Int
  /// Whether its colours are meant exactly, even where they could not be read as text.
  var isPicture = false
  let draw: @Sendable (_ columns: Int, _ rows: Int) -> [[Span]]
}
