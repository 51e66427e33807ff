import Placard

extension GalleryPage {
  /// What happens to the application behind a message.
  static let dims = GalleryPage(
    "Dims", "What is behind a message steps back, and takes no input while it does.",
    [
      sample("none", "The application stays as it is, and keeps its keys.", .clear),
      sample("gray", "Darker; Esc or a click outside dismisses.", .gray()),
      sample(
        "gray, modal", "A click outside does nothing: it has to be answered.",
        .gray(interactive: false)),
      sample("colour", "A colour of its own.", Dim(mode: .color, color: "#7340c8")),
      sample(
        "colour, faint", "The same with a strength of a quarter.",
        Dim(mode: .color, color: "#7340c8", alpha: 0.25)),
      sample("blur", "Colours and contrast recede.", Dim(mode: .blur)),
      sample("blur, modal", "The same, to be answered.", Dim(mode: .blur, interactive: false)),
    ])

  private static func sample(_ name: String, _ caption: String, _ dim: Dim) -> GallerySample {
    let isModal = dim.isModal
    var message = Message(
      "Save the changes?",
      body: isModal ? "Tab moves, Enter chooses." : "Not modal: choose another.",
      severity: .warning)
    if isModal {
      message = message.action("save", "Save").action("discard", "Discard", role: .cancel)
    }
    return GallerySample(
      name, caption, message,
      PostOptions(
        style: isModal ? "centered" : "card", placement: .center,
        duration: isModal ? nil : .seconds(4), dim: dim))
  }
}
