import Placard

extension GalleryPage {
  /// Messages that keep clear of an input line which grows.
  static let inset = GalleryPage(
    "Inset", "An input line grows as you type, and pushes messages up.",
    [
      GallerySample(
        "post below", "At the bottom, above the input line.",
        Message("I keep clear of what you type"),
        options),
      GallerySample(
        "type", "Type a long text; Enter posts it, Esc ends. Messages move when it comes close.",
        [.post(anchor, options), .type(strictly: false)], code: code(".whenClose")),
      GallerySample(
        "type, strictly", "Every message moves with it, near or not.",
        [.post(anchor, options), .type(strictly: true)], code: code(".strictly")),
    ], extra: .input)

  private static let anchor = Message("Type away", body: "I move up as the line grows.")
  private static let options = PostOptions(
    style: "card", placement: .bottomTrailing, duration: .forever)

  private static func code(_ rule: String) -> [String] {
    ["screen.layout.contentInset =", "  ContentInset(rows: rows, rule: \(rule))"]
  }
}
