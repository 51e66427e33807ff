import Placard

extension GalleryPage {
  /// Where on the application's screen a message is shown.
  static let contexts = GalleryPage(
    "Contexts", "A message belongs to a region, to an owner, or to the screen at a level.",
    [
      GallerySample(
        "region left", "In a pane, by its path.", Message("Linted", severity: .success),
        options(.region("editor/left"))),
      GallerySample(
        "region right", "In the other pane.", Message("2 conflicts", severity: .warning),
        options(.region("editor/right"))),
      GallerySample(
        "region output", "In the pane below, at its bottom.",
        Message("Tests passed", severity: .success),
        options(.region("output"), placement: .bottom)),
      GallerySample(
        "owner", "Where an ancestor of its owner is shown.",
        Message("Reloaded", body: "main.swift"), options(.owner("editor/left/main.swift"))),
      GallerySample(
        "owner unseen", "No ancestor is shown: it ends as failed.", Message("Nobody sees this"),
        options(.owner("debugger/stack"))),
      GallerySample(
        "levels", "Level 1 stays above what is in a pane, whatever comes later.",
        [
          .post(
            Message("Level 1", body: "Posted first.", severity: .warning),
            options(.screen(level: 1), placement: .center)),
          .pause(.milliseconds(600)),
          .post(
            Message(
              "Level 0", body: "Posted after it, in the output, and yet below what has a level."),
            options(.region("output"), placement: .center)),
        ]),
      GallerySample(
        "bars muted", "Asks for bars that do not compete.",
        Message("Quiet, please", severity: .warning),
        options(.screen(level: 0), placement: .center, bars: .muted)),
      GallerySample(
        "bars hidden", "Asks for the screen without bars.", Message("Presenting"),
        options(.screen(level: 0), placement: .center, bars: .hide)),
    ], extra: .panes)

  private static func options(
    _ context: PresentationContext, placement: Placement = .top, bars: BarTreatment? = nil
  ) -> PostOptions {
    PostOptions(
      style: "card", placement: placement, duration: .seconds(4), context: context, bars: bars)
  }
}
