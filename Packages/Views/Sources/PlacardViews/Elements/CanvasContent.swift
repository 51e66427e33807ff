/// What a canvas wants and draws.
struct CanvasContent: Sendable {
  let columns: Int
  let rows: Int
  /// The picture that it is, whose colours are meant exactly even where they could not be read as text.
  var picture: Picture?
  let draw: @Sendable (_ columns: Int, _ rows: Int) -> [[Text.Span]]
}
